import { describe, expect, it } from 'vitest'
import { islandMarkup } from './island.ts'

const island = { widget: 'countdown', when: 'visible', module: '/assets/island-countdown-1.js' } as const

describe('islandMarkup', () => {
  it('wraps the server markup in what the loader reads', () => {
    const markup = islandMarkup({ ...island, props: { id: 'b1', settings: { due: '2026' }, data: null }, html: '<p>3</p>' })
    expect(markup).toBe(
      '<div data-widget="countdown" data-when="visible" data-module="/assets/island-countdown-1.js" ' +
        `data-settings='{"id":"b1","settings":{"due":"2026"},"data":null}'><p>3</p></div>`,
    )
  })

  it('carries no settings for a script that works on the markup alone', () => {
    expect(islandMarkup({ ...island, props: null, html: '<p>3</p>' })).toBe(
      '<div data-widget="countdown" data-when="visible" data-module="/assets/island-countdown-1.js"><p>3</p></div>',
    )
  })

  it('calls no widget by a name that content blockers look for', () => {
    const markup = islandMarkup({ ...island, widget: 'share-buttons', props: null, html: '' })
    expect(markup).toContain('data-widget="pass"')
  })

  it('lets no setting out of its attribute', () => {
    const text = `'><img src=x onerror="alert(1)">&quot;`
    const markup = islandMarkup({ ...island, props: { id: 'b1', settings: { text }, data: null }, html: '' })
    expect(markup).not.toContain('<img')
    expect(readSettings(markup)).toEqual({ id: 'b1', settings: { text }, data: null })
  })

  it('lets no address out of its attribute', () => {
    const markup = islandMarkup({
      ...island,
      module: '/a.js" onclick="x',
      props: { id: 'b1', settings: {}, data: null },
      html: '',
    })
    expect(markup).toContain('data-module=\'/a.js" onclick="x\'')
  })

  it('carries Chinese, emoji, separators, NUL and lone surrogates', () => {
    const text = '講台 😀 \u2028 \u0000 \ud800'
    const markup = islandMarkup({ ...island, props: { id: 'b1', settings: { text }, data: null }, html: '' })
    expect(markup).not.toContain('\u0000')
    expect(markup).not.toContain('\ud800')
    expect(readSettings(markup)).toEqual({ id: 'b1', settings: { text }, data: null })
  })

  it('gives the browser no data where the server had none', () => {
    const markup = islandMarkup({ ...island, props: { id: 'b1', settings: {}, data: undefined }, html: '' })
    expect(readSettings(markup)).toEqual({ id: 'b1', settings: {} })
  })
})

function readSettings(markup: string): unknown {
  const [, written = ''] = /data-settings='([^']*)'/.exec(markup) ?? []
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return JSON.parse(written.replace(/&([^;]+);/g, (_, name) => characters[name] ?? ''))
}
