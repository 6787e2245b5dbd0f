import { safeUrl } from '#platform/safe-url.ts'

export const NETWORKS = [
  { value: 'line', label: 'LINE' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'messenger', label: 'Messenger' },
  { value: 'telegram', label: 'Telegram' },
  { value: 'other', label: '其他網址' },
] as const

export type ChatNetwork = (typeof NETWORKS)[number]['value']

/** Longer ones are cut off by the messengers, and by the field already. */
export const MOST_CHARACTERS = 1000

/** The address that opens a conversation without words; `null` where the account is none. */
export function chatAddress(network: ChatNetwork, account: string): string | null {
  const name = account.trim()
  if (network === 'whatsapp') {
    const digits = name.replaceAll(/\D/g, '').replace(/^00/, '')
    return /^\d{7,15}$/.test(digits) ? `https://api.whatsapp.com/send?phone=${digits}` : null
  }
  if (network === 'other') {
    const address = safeUrl(name)
    return address !== null && /^https:/i.test(address) ? address : null
  }
  if (!/^@?[\w.-]{2,60}$/.test(name)) return null
  const bare = name.replace(/^@/, '')
  if (network === 'line') return `https://line.me/R/oaMessage/%40${bare}/`
  return network === 'messenger' ? `https://m.me/${bare}` : `https://t.me/${bare}`
}

/** The same with the visitor's words in its parameter `text`. */
export function addText(address: string, words: string): string {
  const text = words.trim().replaceAll(/\p{Surrogate}/gu, '\ufffd')
  if (text === '') return address
  const written = encodeURIComponent(text)
  const url = new URL(address)
  // LINE knows no parameter: everything after the question mark is the message.
  if (url.hostname === 'line.me' && url.pathname.startsWith('/R/oaMessage/')) return `${address}?${written}`
  url.searchParams.delete('text')
  url.search = `${url.search}${url.search === '' ? '?' : '&'}text=${written}`
  return url.href
}

/** What a channel is called where its editor gave it no name. */
export function nameOfNetwork(network: ChatNetwork, address: string): string {
  if (network === 'other') return new URL(address).hostname
  return NETWORKS.find(({ value }) => value === network)?.label ?? ''
}
