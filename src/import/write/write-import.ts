import type { Payload } from 'payload'
import { attachmentsByParent, navigationOf, type Plan } from '../plan/make-plan.ts'
import { planMenus } from '../plan/menus.ts'
import { createPlanReferences, originOf } from '../plan/plan-references.ts'
import { planRedirects } from '../plan/redirects.ts'
import type { Staging } from '../staging/staging.ts'
import { fillDocument } from './fill-documents.ts'
import { type OnConflict, openLedger } from './ledger.ts'
import { startOutcomes, type Written } from './outcomes.ts'
import { reserveDocuments } from './reserve-documents.ts'
import { endRun, startRun } from './runs.ts'
import type { Uploads } from './uploads.ts'
import { AREA, fillFragments, reserveFragments } from './write-fragments.ts'
import { FILE, writeMedia } from './write-media.ts'
import { writeMenus } from './write-menus.ts'
import { writeRedirects } from './write-redirects.ts'
import { termKey, writeTerms } from './write-terms.ts'
import { writeUsers } from './write-users.ts'

interface WriteOptions {
  payload: Payload
  plan: Plan
  staging: Staging
  uploads: Uploads
  onConflict: OnConflict
  /** What is being done, and how far it is. */
  onProgress(what: string, done: number, all: number): void
}

/**
 * Writes what was planned, one transaction for each document. Every step asks the ledger first, so that a run that was cut off goes on where
 * it was, and a second run changes nothing.
 */
export async function writeImport({ payload, plan, staging, uploads, onConflict, onProgress }: WriteOptions): Promise<Written> {
  const { old } = plan
  const source = originOf(old)
  const run = await startRun(payload, source)
  const ledger = await openLedger(payload, { source, run, onConflict })
  const written = startOutcomes(run)

  await writeUsers(ledger, plan.users, written)
  const categories = await writeTerms(ledger, 'category', plan.categories, written)
  const tags = await writeTerms(ledger, 'post_tag', plan.tags, written)
  const files = await writeMedia(ledger, { files: old.files, uploads }, written, (done, all) => onProgress('媒體', done, all))
  await reserveFragments(ledger, old.templates)
  const planned = plan.documents.map(({ document }) => document)
  const documents = await reserveDocuments(ledger, planned, written)

  const idOfDocument = new Map(documents.map(({ wpType, wpId }) => [wpId, ledger.idOf(wpType, String(wpId))]))
  const references = createPlanReferences(
    { old: { ...old, files }, documents, categories, tags },
    {
      document: ({ wpId }) => idOfDocument.get(wpId) ?? null,
      file: ({ wpId }) => ledger.idOf(FILE, String(wpId)),
      category: (term) => ledger.idOf('category', termKey(term)),
      fragment: (wpId) => ledger.idOf(AREA, String(wpId)),
    },
  )
  const context = { references, siteTitle: old.site.title }
  await fillFragments(ledger, old.templates, context, written)
  const attached = attachmentsByParent(old)
  const sources = { context, users: plan.users, categories, tags, attachmentsOf: (wpId: number) => attached.get(wpId) ?? [] }
  // In the order in which they appeared, so that what lists the newest first never shows an old one on top.
  const byDate = documents.toSorted((a, b) => (a.publishedAt ?? '').localeCompare(b.publishedAt ?? ''))
  for (const [index, document] of byDate.entries()) {
    onProgress('文章與頁面', index + 1, byDate.length)
    const staged = await staging.item(document.wpId)
    if (staged !== null) await fillDocument(ledger, document, staged, sources, written)
  }
  await writeMenus(ledger, planMenus(navigationOf(old, documents, references)), written)
  const { redirects } = planRedirects({ documents, categories, tags, users: plan.users, attachments: files })
  await writeRedirects(ledger, redirects, (wpId) => idOfDocument.get(wpId) ?? null, written)
  await endRun(payload, run, 'done')
  return written
}
