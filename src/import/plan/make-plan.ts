import { catalogue } from '#cms/catalogue.ts'
import type { References } from '../conversion/conversion.ts'
import type { Note } from '../conversion/notes.ts'
import { convertPage, convertPost } from '../convert-document.ts'
import type { Staging } from '../staging/staging.ts'
import { lostSentences } from '../words/lost-words.ts'
import type { WxrItem } from '../wxr/items.ts'
import { type PlannedDocument, planDocuments } from './documents.ts'
import { createLosses, type Losses } from './losses.ts'
import { isTellingAlt, withUsedAlt } from './media.ts'
import { type PlannedMenu, planMenus } from './menus.ts'
import { elementorOf, type OldSite, readHeads, readOldSite } from './old-site.ts'
import { type PlannedUser, planUsers } from './people.ts'
import { createPlanReferences, originOf } from './plan-references.ts'
import { type PlannedRedirects, planRedirects } from './redirects.ts'
import { decideFate, type StatusOptions } from './status.ts'
import { limitTerms, type PlannedTerm, planTerms, termsOfItem } from './terms.ts'
import { createUsedAlts } from './used-alts.ts'

export interface DocumentPlan {
  document: PlannedDocument
  /** Terms that found no room. */
  droppedTerms: string[]
}

export interface Plan {
  old: OldSite
  users: PlannedUser[]
  categories: PlannedTerm[]
  tags: PlannedTerm[]
  documents: DocumentPlan[]
  losses: Losses
  menus: PlannedMenu[]
  redirects: PlannedRedirects
}

export type PlanOptions = StatusOptions

/** Decides everything and converts every document, without writing anything. */
export async function makePlan(
  staging: Staging,
  options: PlanOptions,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<Plan> {
  const old = await readOldSite(staging)
  const users = planUsers(old.authors)
  const categories = planTerms(old.terms, 'category')
  const tags = planTerms(old.terms, 'post_tag')
  const planned = planDocuments(await readHeads(staging), { decide: (head) => decideFate(head, options), origin: originOf(old) })
  const references = createPlanReferences({ old, documents: planned, categories, tags })
  const alts = createUsedAlts()
  const onAlt = (picture: number, words: string) => {
    if (isTellingAlt(words)) alts.add(picture, words)
  }
  const context = { references, siteTitle: old.site.title, onAlt }
  const losses = createLosses()
  const attached = attachmentsByParent(old)
  const documents: DocumentPlan[] = []
  for (const document of planned) {
    const staged = await staging.item(document.wpId)
    if (staged === null) continue
    losses.add(document.title, convertNotes(document, staged.item, context, attached.get(document.wpId) ?? []))
    documents.push({ document, droppedTerms: droppedTerms(staged.item, categories, tags) })
    onProgress(documents.length, planned.length)
  }
  const files = old.files.map((each) => ({ ...each, file: withUsedAlt(each.file, alts.mostUsed(each.file.wpId)) }))
  return {
    old: { ...old, files },
    users,
    categories,
    tags,
    documents,
    losses: losses.sorted(),
    menus: planMenus(navigationOf(old, planned, references)),
    redirects: planRedirects({
      documents: planned,
      categories,
      tags,
      users,
      attachments: old.files.filter(({ file }) => file.refusal === null),
    }),
  }
}

/** What menus are planned from. */
export function navigationOf(
  old: OldSite,
  documents: readonly PlannedDocument[],
  references: References,
): Parameters<typeof planMenus>[0] {
  const titles = new Map(documents.map(({ wpId, title }) => [wpId, title]))
  return {
    menus: old.terms.filter(({ taxonomy }) => taxonomy === 'nav_menu'),
    heads: old.menuItems,
    references,
    names: {
      document: (id) => titles.get(id) ?? '',
      term: (id) => old.terms.find((term) => term.id === id)?.name ?? '',
    },
  }
}

function convertNotes(document: PlannedDocument, item: WxrItem, context: Context, attachments: readonly number[]): Note[] {
  const elementor = elementorOf(item)
  const source = { key: `${item.type} ${item.id}`, title: document.title, content: item.content, elementor, attachments }
  const { notes, texts } =
    document.collection === 'posts' ? postTexts(source, context) : pageTexts(source, context, document.isHome)
  const lost = lostSentences(item.content, texts)
  return [...notes, ...lost.map((what): Note => ({ rule: 'lost-words', what }))]
}

/** Pictures that were uploaded while a post was written, which a gallery without a list shows. */
export function attachmentsByParent({ files }: OldSite): Map<number, number[]> {
  const byParent = new Map<number, number[]>()
  for (const { parent, file } of files) byParent.set(parent, [...(byParent.get(parent) ?? []), file.wpId])
  return byParent
}

type Source = Parameters<typeof convertPost>[0]
type Context = Parameters<typeof convertPost>[1]

function postTexts(source: Source, context: Context): { notes: Note[]; texts: string[] } {
  const { notes, body } = convertPost(source, context)
  return { notes, texts: catalogue.extractRichTextTexts(body) }
}

function pageTexts(source: Source, context: Context, isHome: boolean): { notes: Note[]; texts: string[] } {
  const { notes, layout } = convertPage(source, context, { isHome })
  return { notes, texts: catalogue.extractTexts(layout) }
}

function droppedTerms(item: WxrItem, categories: readonly PlannedTerm[], tags: readonly PlannedTerm[]): string[] {
  const own = termsOfItem(item, categories, tags)
  return limitTerms(own.categories, own.tags, own.primary).dropped
}
