import { cropText } from '#kit/text/crop-text.ts'
import type { ShareNetwork } from '#published/share-networks.ts'

/** What is shared, as plain text. `url` and `image` are absolute; all but `url` may be empty. */
export interface Shared {
  url: string
  title: string
  text: string
  image: string
}

/** Networks that one can link to. Printing and copying are done by the page itself. */
export type LinkedNetwork = Exclude<ShareNetwork, 'print' | 'copy'>

const COUNTING = new Set<ShareNetwork>([
  'facebook',
  'linkedin',
  'pinterest',
  'reddit',
  'vk',
  'odnoklassniki',
  'stumbleupon',
  'pocket',
  'xing',
])

// Windows hands no longer address to its mail programs.
const MAX_MAIL_LENGTH = 2000

const TARGETS: Record<LinkedNetwork, (shared: Shared) => string> = {
  facebook: ({ url }) => address('https://www.facebook.com/sharer.php', { u: url }),
  twitter: (shared) => address('https://twitter.com/intent/tweet', { text: shortPost(shared) }),
  linkedin: ({ url, title, text }) =>
    address('https://www.linkedin.com/shareArticle', { mini: 'true', url, title, summary: text, source: url }),
  pinterest: ({ url, image }) => address('https://www.pinterest.com/pin/create/button/', { url, media: image }),
  reddit: ({ url, title }) => address('https://reddit.com/submit', { url, title }),
  vk: ({ url, title, text, image }) => address('https://vkontakte.ru/share.php', { url, title, description: text, image }),
  odnoklassniki: ({ url, title, image }) => address('https://connect.ok.ru/offer', { url, title, imageUrl: image }),
  tumblr: ({ url }) => address('https://tumblr.com/share/link', { url }),
  digg: ({ url }) => address('https://digg.com/submit', { url }),
  skype: ({ url }) => address('https://web.skype.com/share', { url }),
  stumbleupon: ({ url }) => address('https://www.stumbleupon.com/submit', { url }),
  mix: ({ url }) => address('https://mix.com/add', { url }),
  telegram: ({ url, title, text }) => address('https://telegram.me/share/url', { url, text: joined('\n', title, text) }),
  pocket: ({ url }) => address('https://getpocket.com/edit', { url }),
  xing: ({ url }) => address('https://www.xing.com/spi/shares/new', { url }),
  whatsapp: ({ title, text, url }) =>
    address('https://api.whatsapp.com/send', { text: joined('\n', title && `*${title}*`, text, url) }),
  email: mailAddress,
  'x-twitter': (shared) => address('https://x.com/intent/tweet', { text: shortPost(shared) }),
  threads: (shared) => address('https://threads.net/intent/post', { text: shortPost(shared) }),
  line: ({ url }) => address('https://social-plugins.line.me/lineit/share', { url }),
}

/** Where a link leads that shares something on a network. Everything is encoded once. */
export function shareHref(network: LinkedNetwork, shared: Shared): string {
  return TARGETS[network]({ ...shared, title: clean(shared.title), text: clean(shared.text) })
}

export function isLinked(network: ShareNetwork): network is LinkedNetwork {
  return Object.hasOwn(TARGETS, network)
}

/** Whether the network ever told how often something was shared. */
export function hasCounter(network: ShareNetwork): boolean {
  return COUNTING.has(network)
}

/** The address to share: the editor's, if it is one of the web, or else the page itself; `null` where that has none. */
export function addressToShare(page: URL, custom: string | null): string | null {
  const own = isOfWeb(page) ? new URL(page.pathname, page) : null
  const chosen = custom !== null && URL.canParse(custom, page.href) ? new URL(custom, page) : null
  const shared = chosen !== null && isOfWeb(chosen) ? chosen : own
  return shared && withoutForeign(shared).href
}

function isOfWeb({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:'
}

/** Facebook's own parameter is `u`: another one in the shared address could replace what is shared. */
function withoutForeign(url: URL): URL {
  const isOwn = (value: string) => URL.canParse(value) && new URL(value).origin === url.origin
  if (!url.searchParams.getAll('u').every(isOwn)) url.searchParams.delete('u')
  return url
}

/** What it is called says most in few characters; a page without a text has it, too. */
function shortPost({ title, text, url }: Shared): string {
  return joined(' ', title || text, url)
}

function mailAddress({ title, text, url }: Shared): string {
  const write = (shown: string) => {
    const body = joined('\n', shown, url).replaceAll(/\r?\n/g, '\r\n')
    return address('mailto:', title === '' ? { body } : { subject: title.replaceAll(/\s+/g, ' '), body })
  }
  let mail = write(text)
  for (let length = text.length; mail.length > MAX_MAIL_LENGTH && length > 0; ) {
    length = Math.floor(length * 0.9)
    mail = write(length === 0 ? '' : cropText(text, length))
  }
  return mail
}

function address(base: string, parameters: Record<string, string>): string {
  const written = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`)
  return `${base}?${written.join('&')}`
}

function joined(separator: string, ...parts: string[]): string {
  return parts.filter((part) => part !== '').join(separator)
}

// Networks cut a text at the sign of a fragment, even an encoded one.
function clean(text: string): string {
  return text.replaceAll('#', '').trim()
}

function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd')
}
