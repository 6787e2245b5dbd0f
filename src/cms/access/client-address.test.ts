import { expect, test } from 'vitest'
import { CLIENT_HEADER, clientOf, originOf } from './client-address.ts'

test('whom a request comes from is what the server in front wrote, by its network; `direct` where there is none', () => {
  const sent = (address: string) => new Headers({ [CLIENT_HEADER]: address, 'x-forwarded-for': '198.51.100.1' })
  expect([clientOf(sent('2001:db8:0:1::7')), originOf(sent('2001:db8:0:1::7'))]).toEqual(['2001:db8:0:1::/64', '2001:db8:0::/48'])
  const madeUp = new Headers({ 'x-forwarded-for': '192.0.2.7' })
  expect([clientOf(madeUp), originOf(madeUp)]).toEqual(['direct', ''])
})
