import { isIPv6 } from 'node:net'

/** The client's address, written by the server in front of the admin and by nobody else. */
export const CLIENT_HEADER = 'x-lectern-client'

const GROUPS = 8
const NETWORK_GROUPS = 4

/** Whom a request comes from, to count by: an address of IPv4, or the /64 of IPv6 that one household is given. */
export function clientOf(headers: Headers): string {
  const address = headers.get(CLIENT_HEADER)?.trim() || 'direct'
  if (!isIPv6(address)) return address
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? networkOf(address)
}

function networkOf(address: string): string {
  // The URL parser writes every spelling of an address the same way.
  const spelled = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = '', tail] = spelled.split('::')
  const left = groupsOf(head)
  const right = groupsOf(tail ?? '')
  const groups = [...left, ...Array(GROUPS - left.length - right.length).fill('0'), ...right]
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':')
}
