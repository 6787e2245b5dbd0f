const HEADING = /<(h[1-4]|blockquote|summary|b)(?=[\s>])[^>]*>(.*?)<\/\1>/gs
const TAG = /<[^>]*>/g

/** The text of everything in a page that is set in the heading typeface, character references left as they are. */
export function collectHeadings(html: string): string {
  let text = ''
  for (const [, , content = ''] of html.matchAll(HEADING)) text += content.replace(TAG, '')
  return text
}
