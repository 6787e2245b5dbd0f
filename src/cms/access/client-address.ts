import { isIPv4, isIPv6 } from 'node:net'

/** The client's address, written by the server in front of the admin and by nobody else. */
export const CLIENT_HEADER = 'x-lectern-client'

const GROUPS = 8
const HOUSEHOLD = 64
/** As much of an address as is kept: of IPv4 and of IPv6. */
const KEPT = { 4: 24, 6: 48 }

/** Whom a request comes from, to count by: an address of IPv4, or the /64 of IPv6 that one household is given. */
export function clientOf(headers: Headers): string {
  const address = addressOf(headers)
  return isIPv6(address) ? networkOf(address, HOUSEHOLD) : address || 'direct'
}

/** Where a request comes from, to remember: too little of its address to know a person by. Empty where there is none. */
export function originOf(headers: Headers): string {
  const address = addressOf(headers)
  if (isIPv6(address)) return networkOf(address, KEPT[6])
  return isIPv4(address)
    ? `${address
        .split('.')
        .slice(0, KEPT[4] / 8)
        .join('.')}.0/${KEPT[4]}`
    : ''
}

/** One of IPv4 that is written as one of IPv6 is one of IPv4. */
function addressOf(headers: Headers): string {
  const address = headers.get(CLIENT_HEADER)?.trim() ?? ''
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

function networkOf(address: string, bits: number): string {
  // The URL parser writes every spelling of an address the same way.
  const spelled = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = '', tail] = spelled.split('::')
  const left = groupsOf(head)
  const right = groupsOf(tail ?? '')
  const groups = [...left, ...Array(GROUPS - left.length - right.length).fill('0'), ...right]
  return `${groups.slice(0, bits / 16).join(':')}::/${bits}`
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':')
}
