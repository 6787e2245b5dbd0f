import { describe, expect, test } from 'vitest'
import { CLIENT_HEADER, clientOf, originOf } from './client-address.ts'

const from = (address: string) => clientOf(new Headers({ [CLIENT_HEADER]: address }))

describe('the client of a request', () => {
  test('is what the server in front wrote, and `direct` where there is none', () => {
    expect(from('192.0.2.7')).toBe('192.0.2.7')
    expect(clientOf(new Headers({ 'x-forwarded-for': '192.0.2.7' }))).toBe('direct')
  })

  test('is one and the same for all addresses of a network of IPv6', () => {
    const network = '2001:db8:0:1::/64'
    expect(from('2001:db8:0:1::1')).toBe(network)
    expect(from('2001:0DB8:0000:0001:ffff:ffff:ffff:ffff')).toBe(network)
    expect(from('2001:db8:0:2::1')).not.toBe(network)
    expect(from('::1')).toBe('0:0:0:0::/64')
  })

  test('is the same whether IPv4 arrives as such or inside IPv6', () => {
    expect(from('::ffff:192.0.2.7')).toBe('192.0.2.7')
  })
})

describe('the origin of a request', () => {
  const originFrom = (address: string) => originOf(new Headers({ [CLIENT_HEADER]: address }))

  test('is the network of its address, and no more than that', () => {
    expect(originFrom('192.0.2.7')).toBe('192.0.2.0/24')
    expect(originFrom('::ffff:192.0.2.7')).toBe('192.0.2.0/24')
    expect(originFrom('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48')
    expect(originOf(new Headers())).toBe('')
  })
})
