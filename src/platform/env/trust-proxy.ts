import { isIP } from 'node:net'
import type { VariableReader } from './variable-reader.ts'

/** `false`: nobody. A number: that many proxies stand before the site. A list: proxies with these addresses. */
export type TrustProxy = false | number | string[]

const MAX_HOPS = 10
const RANGE_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal'])

export function readTrustProxy(read: VariableReader): TrustProxy {
  const given = read.text('TRUST_PROXY')
  if (given === null) return false
  if (/^\d+$/.test(given) && Number(given) <= MAX_HOPS) return Number(given) || false
  const addresses = given.split(',').map((address) => address.trim())
  if (addresses.every(isAddressOrRange)) return addresses
  read.refuse(
    'TRUST_PROXY',
    `given "${given}", expected the number of proxies (0 to ${MAX_HOPS}) or their addresses, such as 10.0.0.1, 192.168.0.0/16 or loopback（應為代理伺服器的層數或位址清單）`,
  )
  return false
}

function isAddressOrRange(text: string): boolean {
  if (RANGE_NAMES.has(text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}
