/** WordPress stores classic texts with line breaks in place of paragraphs; its `wpautop` makes them when a page is shown. These are its rules. */

const BLOCKS = new Set(
  `address article aside blockquote body caption center col colgroup dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5
  h6 header hgroup hr legend li main map math menu nav ol p pre script section style summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
)
/** What stands in these is left as it is. */
const VERBATIM = /<(pre|script|style|textarea)\b[\s\S]*?<\/\1\s*>/gi
/** Loose words in these become paragraphs; in any other block they belong to it. */
const HOLDS_PARAGRAPHS = new Set([
  '',
  'div',
  'blockquote',
  'section',
  'article',
  'main',
  'aside',
  'center',
  'header',
  'footer',
  'body',
])
const TAG = /<(\/?)([a-z][a-z0-9-]*)(?:[^<>"']|"[^"]{0,9999}"|'[^']{0,9999}'){0,9999}>|<!--[\s\S]*?-->/gi
const VOID = new Set(['hr', 'col'])
const MARK = '\u0001'

export function addParagraphs(content: string): string {
  const kept: string[] = []
  const safe = content
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(MARK, '')
    .replaceAll(VERBATIM, (text) => `${MARK}${kept.push(text) - 1}${MARK}`)
  const parts: string[] = []
  const open: string[] = []
  let run = ''
  let last = 0
  const flush = () => {
    parts.push(wrap(run, open.at(-1) ?? ''))
    run = ''
  }
  for (const match of safe.matchAll(TAG)) {
    run += safe.slice(last, match.index)
    last = match.index + match[0].length
    const name = match[2]?.toLowerCase() ?? ''
    if (!BLOCKS.has(name)) {
      run += match[0]
      continue
    }
    flush()
    parts.push(match[0])
    if (match[1] === '/') close(open, name)
    else if (!VOID.has(name) && !match[0].endsWith('/>')) open.push(name)
  }
  run += safe.slice(last)
  flush()
  return parts.join('').replaceAll(new RegExp(`${MARK}(\\d+)${MARK}`, 'g'), (_mark, index) => kept[Number(index)] ?? '')
}

function close(open: string[], name: string): void {
  const at = open.lastIndexOf(name)
  if (at !== -1) open.length = at
}

function wrap(run: string, container: string): string {
  const paragraphs = run.split(/\n\s*\n/).map((text) => text.trim())
  const filled = paragraphs.filter((text) => text !== '')
  if (filled.length === 0) return ''
  const withBreaks = filled.map((text) => (isKept(text) ? text : text.replaceAll(/\s*\n\s*/g, '<br>')))
  const isWrapped = HOLDS_PARAGRAPHS.has(container) || (filled.length > 1 && container !== 'p')
  return isWrapped ? withBreaks.map((text) => (isKept(text) ? text : `<p>${text}</p>`)).join('') : withBreaks.join('<br><br>')
}

/** A text that was set aside, alone in its paragraph. */
function isKept(text: string): boolean {
  return text.startsWith(MARK) && text.endsWith(MARK)
}
