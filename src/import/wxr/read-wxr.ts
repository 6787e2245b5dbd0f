import { SaxesParser } from 'saxes'
import { ImportRefused } from '../refused.ts'
import { decodeXml } from './decode.ts'
import { createEntities } from './html-entities.ts'
import type { WxrAuthor, WxrItem, WxrSite, WxrTerm } from './items.ts'
import { readAuthor, readItem, readTerm } from './read-elements.ts'
import type { XmlElement } from './xml-tree.ts'

const MAX_DEPTH = 64
const MAX_ATTRIBUTE = 64 * 1024
const MAX_TEXT_MB = 64
const MAX_ITEMS = 1_000_000
const VERSIONS = ['1.0', '1.1', '1.2']
// Real exports have them, most often in comments that were pasted.
const CONTROL = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu
/** Faults of an XML file that leave no doubt about what was meant. */
const HARMLESS = /disallowed character\.|malformed character entity|is disallowed in char data/
const SITE_FIELDS: Readonly<Record<string, keyof WxrSite>> = {
  title: 'title',
  link: 'link',
  description: 'description',
  language: 'language',
  'wp:base_site_url': 'siteUrl',
  'wp:base_blog_url': 'blogUrl',
}

export type WxrEntry = { kind: 'author'; author: WxrAuthor } | { kind: 'term'; term: WxrTerm } | { kind: 'item'; item: WxrItem }

export interface WxrOptions {
  /** Keep what was whole before the place at which a file is broken. */
  salvage?: boolean
  /** Of one text. */
  maxTextMb?: number
}

/** What was read besides the entries. */
export interface WxrSummary {
  site: WxrSite
  items: number
  /** Control characters that were left out. */
  controls: number
  /** Entities of HTML, which XML does not know. */
  entities: number
  /** Why reading ended early, when it was allowed to. */
  broken: string | null
}

/** Reads an export as it streams in; never holds more than what one chunk completes. Throws `ImportRefused` with the reason in Chinese. */
export async function readWxr(
  bytes: AsyncIterable<Uint8Array>,
  onEntries: (entries: WxrEntry[]) => Promise<void>,
  { salvage = false, maxTextMb = MAX_TEXT_MB }: WxrOptions = {},
): Promise<WxrSummary> {
  const reader = createReader(maxTextMb)
  let isStarted = false
  const feed = async (chunk: string) => {
    // Blank lines and a byte order mark may stand before the declaration.
    const text = isStarted ? chunk : chunk.replace(/^[\ufeff\s]+/, '')
    isStarted ||= text !== ''
    try {
      reader.write(text)
    } finally {
      await onEntries(reader.take())
    }
  }
  let broken: string | null = null
  try {
    for await (const chunk of decodeXml(bytes)) await feed(chunk)
    reader.end()
  } catch (error) {
    if (!(error instanceof ImportRefused) || !salvage || reader.summary.items === 0) throw error
    broken = error.message
  }
  if (!reader.hasVersion())
    throw new ImportRefused('這不是 WordPress 的匯出檔（WXR）。請在 WordPress 後台的「工具 › 匯出」下載「所有內容」。')
  return { ...reader.summary, broken }
}

function createReader(maxTextMb: number) {
  const maxText = maxTextMb * 1024 * 1024
  const parser = new SaxesParser({ xmlns: false, position: true })
  const summary = { site: emptySite(), items: 0, controls: 0, entities: 0 }
  const open: XmlElement[] = []
  let entries: WxrEntry[] = []
  let version: string | null = null
  let sinceEvent = 0

  const refuse = (reason: string): never => {
    throw new ImportRefused(`匯出檔第 ${parser.line} 行第 ${parser.columnIndex + 1} 個字：${reason}`)
  }
  parser.ENTITIES = createEntities(() => {
    summary.entities++
  })
  parser.on('error', ({ message }) => {
    if (!HARMLESS.test(message)) refuse('XML 不完整或標籤沒有成對。請重新匯出，或加上 --salvage 取出這裡之前的內容。')
  })
  parser.on('doctype', (text) => {
    if (text.includes('[')) refuse('檔案裡有 DOCTYPE 定義。WordPress 的匯出檔不會有，為了安全不讀取。')
  })
  parser.on('attribute', ({ value }) => {
    if (value.length > MAX_ATTRIBUTE) refuse('有一個屬性超過 64 KB。')
  })
  parser.on('opentag', ({ name, attributes }) => {
    sinceEvent = 0
    if (open.length >= MAX_DEPTH) refuse(`標籤超過 ${MAX_DEPTH} 層。`)
    open.push({ name, attributes: attributes as Record<string, string>, text: '', children: [] })
  })
  const addText = (text: string) => {
    sinceEvent = 0
    const element = open.at(-1)
    if (element === undefined) return
    if (element.text.length + text.length > maxText) refuse(`有一段文字超過 ${maxTextMb} MB。`)
    element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    sinceEvent = 0
    const element = open.pop()
    if (element === undefined) return
    const isBelowChannel = open.length === 2 && open[1]?.name === 'channel'
    if (isBelowChannel) complete(element)
    else if (open.length > 2) open.at(-1)?.children.push(element)
  })

  function complete(element: XmlElement): void {
    const field = Object.hasOwn(SITE_FIELDS, element.name) ? SITE_FIELDS[element.name] : undefined
    if (field !== undefined) summary.site[field] = element.text.trim()
    else if (element.name === 'wp:wxr_version') version = checkVersion(element.text.trim())
    else if (element.name === 'wp:author') entries.push({ kind: 'author', author: readAuthor(element) })
    else if (['wp:category', 'wp:tag', 'wp:term'].includes(element.name)) entries.push({ kind: 'term', term: readTerm(element) })
    else if (element.name === 'item') {
      if (version === null) refuse('內容之前沒有 wp:wxr_version，不是 WordPress 的匯出檔。')
      if (++summary.items > MAX_ITEMS) refuse(`超過 ${MAX_ITEMS} 筆內容。`)
      entries.push({ kind: 'item', item: readItem(element) })
    }
  }

  function checkVersion(found: string): string {
    return VERSIONS.includes(found)
      ? found
      : refuse(`不認得匯出檔的版本「${found.slice(0, 20)}」，只能讀 ${VERSIONS.join('、')}。`)
  }

  return {
    summary,
    hasVersion: () => version !== null,
    write(chunk: string): void {
      const clean = chunk.replace(CONTROL, () => {
        summary.controls++
        return ''
      })
      parser.write(clean)
      sinceEvent += clean.length
      if (sinceEvent > maxText) refuse(`有一段文字超過 ${maxTextMb} MB。`)
    },
    end: () => parser.close(),
    take(): WxrEntry[] {
      const taken = entries
      entries = []
      return taken
    },
  }
}

function emptySite(): WxrSite {
  return { title: '', link: '', description: '', language: '', siteUrl: '', blogUrl: '' }
}
