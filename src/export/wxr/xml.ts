import { parseHtml, wordsOf as wordsIn } from '#import/html/dom.ts'
import { writableText } from '#site/feeds/xml.ts'

export function cdata(text: string): string {
  return `<![CDATA[${writableText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

export function tag(name: string, text: string): string {
  return `<${name}>${cdata(text)}</${name}>`
}

/** The words of what the API has rendered. */
export function wordsOf(html: string): string {
  return parseHtml(html).map(wordsIn).join('').trim()
}
