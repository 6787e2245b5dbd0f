import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

const MAX_LENGTH = 254
const MAX_LOCAL = 64
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^(?=.{4,190}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/

/**
 * The one spelling of an address: lower case, the domain in ASCII. `null` for what no mail server would take, quoted and
 * non-ASCII local parts among them, since most servers refuse those.
 */
export function normaliseAddress(text: string): string | null {
  const [local = '', domain = '', ...rest] = text.trim().normalize('NFKC').toLowerCase().split('@')
  if (rest.length > 0 || local.length > MAX_LOCAL || !LOCAL.test(local)) return null
  const ascii = domainToASCII(domain)
  const address = `${local}@${ascii}`
  return DOMAIN.test(ascii) && address.length <= MAX_LENGTH ? address : null
}

/** By which an address is known after it was forgotten. It must outlive a change of the program's secret, so it has no key. */
export function hashAddress(address: string): string {
  return createHash('sha256').update(`lectern:address:${address}`).digest('hex')
}
