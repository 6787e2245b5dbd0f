import { describe, expect, it } from 'vitest'
import { DEFAULT_SHARE_NETWORKS, SHARE_NETWORK_OPTIONS, SHARE_NETWORKS, type ShareNetwork } from './share-networks.ts'

const CLOSED: ShareNetwork[] = ['skype', 'stumbleupon', 'mix', 'pocket']

describe('networks that have closed', () => {
  it('are marked for editors, and no others', () => {
    const marked = SHARE_NETWORK_OPTIONS.filter(({ label }) => label.endsWith('（已停止服務）')).map(({ value }) => value)
    expect(marked).toEqual(CLOSED)
  })

  it('are off by default, but what was chosen once can still be read', () => {
    expect(DEFAULT_SHARE_NETWORKS.filter((network) => CLOSED.includes(network))).toEqual([])
    expect(SHARE_NETWORKS.map(({ value }) => value)).toEqual(expect.arrayContaining(CLOSED))
  })

  it('are called by their plain names where visitors see them', () => {
    expect(SHARE_NETWORKS.map(({ label }) => String(label)).filter((label) => label.includes('停止'))).toEqual([])
  })
})
