import { isRecord } from '#platform/is-record.ts'
import type { OldField, OldForm, TemplateSource } from '../conversion/conversion.ts'
import { fieldKind } from '../conversion/old-form.ts'
import { textOfHtml } from '../html/dom.ts'
import type { ItemHead } from '../staging/item-head.ts'
import type { Staging } from '../staging/staging.ts'
import { metaOf, type WxrAuthor, type WxrItem, type WxrSite, type WxrTerm } from '../wxr/items.ts'
import { type PlannedFile, planFile } from './media.ts'

const DOCUMENTS = ['post', 'page', 'e-landing-page']
const TEMPLATES = ['elementor_library', 'wp_block', 'elementskit_content']
/** WordPress' own housekeeping. */
const IGNORED = /^(?:revision|customize_changeset|oembed_cache|wp_global_styles|wp_template|custom_css|nav_menu_item|attachment)/

/** What has to be known of the whole site while one document of it is read. Contents stay in the staging file. */
export interface OldSite {
  site: WxrSite
  authors: WxrAuthor[]
  terms: WxrTerm[]
  /** How many items of each type there are. */
  found: ReadonlyMap<string, number>
  menuItems: ItemHead[]
  /** With the address of its own page, the document for which it was uploaded, and the login of who did so. */
  files: { link: string; parent: number; creator: string; file: PlannedFile }[]
  templates: Map<number, TemplateSource>
  /** The same as a list, with what each was for. */
  templateKinds: { title: string; kind: string }[]
  tables: Map<string, string[][]>
  forms: Map<string, OldForm>
  /** Types that have no place here, with how many there are. */
  notCarried: { type: string; count: number }[]
}

export async function readOldSite(staging: Staging): Promise<OldSite> {
  const site = (await staging.site()) ?? { title: '', link: '', description: '', language: '', siteUrl: '', blogUrl: '' }
  const menuItems: ItemHead[] = []
  for await (const head of staging.heads('nav_menu_item')) menuItems.push(head)
  const files: OldSite['files'] = []
  for await (const { item } of staging.items('attachment'))
    files.push({ link: item.link, parent: item.parent, creator: item.creator, file: planFile(item) })
  const templates = new Map<number, TemplateSource>()
  const templateKinds: OldSite['templateKinds'] = []
  for (const type of TEMPLATES) {
    for await (const { item } of staging.items(type)) {
      templateKinds.push({ title: item.title, kind: metaOf(item, '_elementor_template_type') ?? type })
      templates.set(item.id, { title: item.title, content: item.content, elementor: elementorOf(item) })
    }
  }
  const tables = new Map<string, string[][]>()
  for await (const { item } of staging.items('tablepress_table')) {
    const rows = readTable(item.content)
    if (rows !== null) tables.set(metaOf(item, '_tablepress_export_table_id') ?? String(item.id), rows)
  }
  const forms = new Map<string, OldForm>()
  for (const type of ['wpcf7_contact_form', 'metform-form']) {
    for await (const { item } of staging.items(type)) forms.set(String(item.id), { title: item.title, fields: formFields(item) })
  }
  const found = new Map<string, number>()
  for (const { type, count } of await staging.counts()) found.set(type, (found.get(type) ?? 0) + count)
  const isKnown = (type: string) => [...DOCUMENTS, ...TEMPLATES].includes(type) || IGNORED.test(type)
  return {
    site,
    authors: await staging.authors(),
    terms: await staging.terms(),
    found,
    menuItems,
    files,
    templates,
    templateKinds,
    tables,
    forms,
    notCarried: [...found].flatMap(([type, count]) => (isKnown(type) ? [] : [{ type, count }])),
  }
}

/** Of everything that becomes a post or a page. Let go once that is planned: of a large site they are many. */
export async function readHeads(staging: Staging): Promise<ItemHead[]> {
  const heads: ItemHead[] = []
  for (const type of DOCUMENTS) for await (const head of staging.heads(type)) heads.push(head)
  return heads
}

/** What Elementor stored, where it made the document and was not switched off since. */
export function elementorOf(item: WxrItem): string | undefined {
  return metaOf(item, '_elementor_edit_mode') === 'builder' ? metaOf(item, '_elementor_data') : undefined
}

function readTable(content: string): string[][] | null {
  try {
    const rows: unknown = JSON.parse(content)
    if (!Array.isArray(rows)) return null
    return rows.filter(Array.isArray).map((row: unknown[]) => row.map((cell) => (isRecord(cell) ? '' : String(cell ?? ''))))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const NOT_ASKED = new Set(['submit', 'hidden', 'file', 'acceptance', 'captchac', 'captchar', 'quiz', 'recaptcha', 'response'])

/** Contact Form 7 writes its fields as `[text* your-name]`. */
function formFields(item: WxrItem): OldField[] {
  const form = metaOf(item, '_form') ?? ''
  const tags = form.matchAll(/(?:<label[^>]{0,200}>([^[]{0,400}))?\[([a-z]+)(\*?)\s+([\w-]+)([^\]]*)\]/g)
  return [...tags].flatMap(([, words = '', type = '', required, name = '', rest = '']): OldField[] => {
    if (NOT_ASKED.has(type)) return []
    const options = Array.from(rest.matchAll(/"([^"]*)"/g), ([, option = '']) => option)
    return [{ label: textOfHtml(words) || name, kind: fieldKind(type), isRequired: required === '*', options }]
  })
}
