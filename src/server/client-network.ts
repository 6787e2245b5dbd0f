import { isIPv6 } from 'node:net'

const NETWORK_GROUPS = 4

/** What counts as one client: an IPv4 address, or the /64 of an IPv6 one, which a single household or server has to itself. */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%', 1)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, NETWORK_GROUPS)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
