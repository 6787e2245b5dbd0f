import { isIPv4, isIPv6 } from 'node:net'

const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/
const GROUPS = 8
/** What a single household or server has to itself. */
const HOUSEHOLD = 64
/** As much of an address as is remembered: of IPv4 and of IPv6. */
const REMEMBERED = { 4: 24, 6: 48 }

/** What counts as one client, for limits, locks and queues: an address of IPv4, or the /64 of one of IPv6. */
export function clientNetwork(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? networkOf(plain, HOUSEHOLD) : plain
}

/** Too little of an address to know a person by. Empty where it is none. */
export function rememberedNetwork(address: string): string {
  const plain = plainAddress(address)
  if (isIPv6(plain)) return networkOf(plain, REMEMBERED[6])
  if (!isIPv4(plain)) return ''
  const kept = plain.split('.').slice(0, REMEMBERED[4] / 8)
  return `${kept.join('.')}.0/${REMEMBERED[4]}`
}

/** One of IPv4 that is written as one of IPv6 is one of IPv4. Some proxies write a port behind. */
function plainAddress(address: string): string {
  const [, bracketed, beforePort] = WITH_PORT.exec(address.trim()) ?? []
  const [plain = ''] = (bracketed ?? beforePort ?? address.trim()).split('%', 1)
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  if (!isMapped) return plain
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

function networkOf(address: string, bits: number): string {
  return `${groupsOf(address)
    .slice(0, bits / 16)
    .join(':')}::/${bits}`
}

function groupsOf(address: string): string[] {
  // The URL parser writes every spelling of an address the same way.
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [left = [], right = []] = spelled.split('::').map((half) => (half === '' ? [] : half.split(':')))
  return [...left, ...Array<string>(GROUPS - left.length - right.length).fill('0'), ...right]
}
