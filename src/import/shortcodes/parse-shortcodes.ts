export interface Shortcode {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Between its tags; empty where it has no closing one. */
  content: string
  /** Whether it had a closing tag. */
  isEnclosing: boolean
}

export type ShortcodeToken = { kind: 'text'; text: string } | { kind: 'shortcode'; shortcode: Shortcode }

const OPENING = /\[(\[?)([a-zA-Z][\w-]{1,60})((?:\s+[^[\]]*?|\s*))(\/?)\](\]?)/g
const ATTRIBUTE = /([\w-]+)\s*=\s*"([^"]*)"|([\w-]+)\s*=\s*'([^']*)'|([\w-]+)\s*=\s*([^\s"']+)|"([^"]*)"|([^\s"'=]+)/g
const CURLY = /[“”″]|&#8220;|&#8221;|&#8243;|&quot;/g
/** Contents may hold shortcodes in shortcodes; beyond this they stay words. */
const MOST_SHORTCODES = 5000
const LONGEST_TAG = 5000

/**
 * Cuts a text at its shortcodes. Words in brackets are no shortcode unless they are known, closed or have attributes: editors write 「[sic]」.
 * `isKnown` says which names mean something without either.
 */
export function parseShortcodes(text: string, isKnown: (name: string) => boolean): ShortcodeToken[] {
  const tokens: ShortcodeToken[] = []
  const pattern = new RegExp(OPENING)
  const lower = text.toLowerCase()
  let last = 0
  for (let match = pattern.exec(text); match !== null && tokens.length < MOST_SHORTCODES; match = pattern.exec(text)) {
    const [whole, before = '', name = '', rest = '', slash = '', after = ''] = match
    const add = (shortcode: Shortcode, start: number, end: number) => {
      if (start > last) tokens.push({ kind: 'text', text: text.slice(last, start) })
      tokens.push({ kind: 'shortcode', shortcode })
      last = end
      pattern.lastIndex = end
    }
    // `[[name]]` shows the shortcode instead of running it.
    if (before !== '' && after !== '') {
      tokens.push({ kind: 'text', text: text.slice(last, match.index) + whole.slice(1, -1) })
      last = match.index + whole.length
      continue
    }
    const start = match.index + before.length
    const end = match.index + whole.length - after.length
    if (isInTag(text, start)) continue
    const attributes = readAttributes(rest)
    const close = slash === '/' ? -1 : closingTag(lower, name.toLowerCase(), end)
    if (close !== -1) {
      const shortcode = { name, attributes, content: text.slice(end, close), isEnclosing: true }
      add(shortcode, start, close + name.length + 3)
    } else if (isKnown(name) || slash === '/' || Object.keys(attributes).some((key) => !/^\d+$/.test(key)) || /[_-]/.test(name)) {
      add({ name, attributes, content: '', isEnclosing: false }, start, end)
    }
  }
  tokens.push({ kind: 'text', text: text.slice(last) })
  return tokens.filter((token) => token.kind === 'shortcode' || token.text !== '')
}

/** The closing tag that belongs to an opening one; shortcodes of the same name may stand inside. */
function closingTag(lower: string, name: string, from: number): number {
  const close = `[/${name}]`
  const open = `[${name}`
  let depth = 1
  for (let at = from; ; ) {
    const closed = lower.indexOf(close, at)
    if (closed === -1) return -1
    for (let opened = lower.indexOf(open, at); opened !== -1 && opened < closed; opened = lower.indexOf(open, opened + 1)) {
      const isSelfClosing = lower[lower.indexOf(']', opened) - 1] === '/'
      if (/[\s\]]/.test(lower[opened + open.length] ?? '') && !isSelfClosing) depth++
    }
    if (--depth === 0) return closed
    at = closed + close.length
  }
}

/** Attributes without a name are numbered from 0. */
function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  let number = 0
  for (const match of text.replaceAll(CURLY, '"').matchAll(ATTRIBUTE)) {
    const name = match[1] ?? match[3] ?? match[5]
    const value = match[2] ?? match[4] ?? match[6] ?? match[7] ?? match[8] ?? ''
    const key = name?.toLowerCase() ?? String(number++)
    if (key !== '__proto__') attributes[key] = value
  }
  return attributes
}

/** Inside the brackets of an HTML tag. */
function isInTag(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_TAG), at)
  const opened = before.lastIndexOf('<')
  return opened > before.lastIndexOf('>') && /^<[a-z/!]/i.test(before.slice(opened, opened + 2))
}
