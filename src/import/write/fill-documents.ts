import type { PayloadRequest } from 'payload'
import type { Page, Post } from '#platform/payload-types.ts'
import { cutText, oneLine } from '../conversion/words.ts'
import { type ConversionContext, convertPage, convertPost } from '../convert-document.ts'
import { textOfHtml } from '../html/dom.ts'
import type { PlannedDocument } from '../plan/documents.ts'
import { elementorOf } from '../plan/old-site.ts'
import type { PlannedUser } from '../plan/people.ts'
import { limitTerms, type PlannedTerm, termsOfItem } from '../plan/terms.ts'
import { metaOf, type WxrItem } from '../wxr/items.ts'
import { keepDates } from './dates.ts'
import type { Ledger } from './ledger.ts'
import { countOutcome, reasonOf, type Written } from './outcomes.ts'
import { seoOf } from './seo.ts'
import { tagFor, termKey } from './write-terms.ts'
import { USER } from './write-users.ts'

const LONGEST_EXCERPT = 200
const LONGEST_BYLINE = 60

export interface FillSources {
  context: ConversionContext
  users: readonly PlannedUser[]
  categories: readonly PlannedTerm[]
  tags: readonly PlannedTerm[]
  /** Files that were uploaded for a document. */
  attachmentsOf(wpId: number): readonly number[]
}

type Status = 'published' | 'draft'
type DocumentData = Partial<Post> & Partial<Page>

/** Contents, terms, people and dates of one post or page, and its status. What the checks before publishing refuse stays a draft. */
export async function fillDocument(
  ledger: Ledger,
  document: PlannedDocument,
  { item, hash }: { item: WxrItem; hash: string },
  sources: FillSources,
  written: Written,
): Promise<void> {
  const { wpType, wpId, collection, title, decision } = document
  const old = { wpType, wpId: String(wpId), hash, collection, guid: item.guid, link: item.link }
  if (ledger.isSettled(old)) return countOutcome(written, collection, 'same', title)
  const data = await dataOf(ledger, document, item, sources, written)
  const settle = (status: Status) =>
    ledger.settle(old, {
      make: () => Promise.reject(new Error(`${wpType} ${wpId} has no document`)),
      update: (req, id) => fill(req, id, document, data, status),
    })
  try {
    try {
      countOutcome(written, collection, await settle(decision.fate === 'publish' ? 'published' : 'draft'), title)
    } catch (error) {
      if (decision.fate !== 'publish') throw error
      countOutcome(written, collection, await settle('draft'), title)
      written.refused.push({ title, reason: reasonOf(error) })
    }
  } catch (error) {
    written.failed.push({ title, reason: reasonOf(error) })
  }
}

async function fill(
  req: PayloadRequest,
  id: number,
  { collection, decision, publishedAt, updatedAt }: PlannedDocument,
  data: DocumentData,
  status: Status,
): Promise<void> {
  const { payload } = req
  const common = { collection, id, depth: 0, req } as const
  if (status === 'draft') await withdraw(req, collection, id)
  await payload.update({ ...common, data: { ...data, _status: status }, draft: status === 'draft', overrideAccess: true })
  if (decision.fate === 'trash')
    await payload.update({ ...common, data: { deletedAt: new Date().toISOString() }, overrideAccess: true })
  if (decision.fate === 'schedule' && publishedAt !== null) {
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: collection, value: id } },
      waitUntil: new Date(publishedAt),
      req,
    })
  }
  const created = publishedAt ?? updatedAt
  if (created !== null) await keepDates(req, collection, id, { createdAt: created, updatedAt: updatedAt ?? created })
}

/** What the old site no longer shows is taken off this one, too. */
async function withdraw(req: PayloadRequest, collection: 'posts' | 'pages', id: number): Promise<void> {
  const common = { collection, id, depth: 0, req } as const
  const shown = await req.payload.findByID({
    ...common,
    draft: false,
    trash: true,
    select: { _status: true },
    overrideAccess: true,
  })
  if (shown._status === 'published') await req.payload.update({ ...common, data: { _status: 'draft' }, overrideAccess: true })
}

async function dataOf(
  ledger: Ledger,
  document: PlannedDocument,
  item: WxrItem,
  { context, users, categories, tags, attachmentsOf }: FillSources,
  written: Written,
): Promise<DocumentData> {
  const { title, isHome, collection, publishedAt, decision } = document
  const source = {
    key: `${item.type} ${item.id}`,
    title,
    content: item.content,
    elementor: elementorOf(item),
    attachments: attachmentsOf(item.id),
  }
  const pictureOf = (file: { id?: number; url?: string }) => context.references.file(file)?.id ?? null
  const seo = seoOf(item, { title, siteTitle: context.siteTitle, pictureOf })
  const thumbnail = Number(metaOf(item, '_thumbnail_id') ?? 0)
  const picture = thumbnail > 0 ? pictureOf({ id: thumbnail }) : null
  if (collection === 'pages') {
    const { layout } = convertPage(source, context, { isHome })
    return { title, layout: layout as unknown as Page['layout'], seo: { ...seo, image: seo.image ?? picture } }
  }
  const { body, teaser } = convertPost(source, context)
  const own = termsOfItem(item, categories, tags)
  const kept = limitTerms(own.categories, own.tags, own.primary)
  const tagIds: (number | null)[] = []
  for (const term of kept.tags) {
    const isCategory = categories.includes(term)
    tagIds.push(isCategory ? await tagFor(ledger, term, written) : ledger.idOf('post_tag', termKey(term)))
  }
  const user = users.find(({ login }) => login === item.creator)
  const now = new Date().toISOString()
  const shownAt = decision.fate === 'publish' && publishedAt !== null && publishedAt > now ? now : publishedAt
  return {
    title,
    body: body as Post['body'],
    excerpt: cutText(textOfHtml(item.excerpt) || teaser, LONGEST_EXCERPT),
    featuredImage: picture,
    categories: kept.categories.flatMap((term) => ledger.idOf('category', termKey(term)) ?? []),
    tags: [...new Set(tagIds.filter((id) => id !== null))],
    publishedAt: decision.fate === 'publish' ? (shownAt ?? now) : shownAt,
    author: ledger.idOf(USER, item.creator),
    byline: cutText(oneLine(user?.name ?? item.creator), LONGEST_BYLINE),
    guid: item.guid,
    pinned: item.isSticky,
    seo,
  }
}
