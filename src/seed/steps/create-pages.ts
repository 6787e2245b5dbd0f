import { FRAGMENTS } from '../content/fragments.ts'
import { PAGES } from '../content/pages/index.ts'
import type { Planting } from '../planting.ts'

/** Every page with its address, unpublished and empty; parents before children. */
export async function createPages({ payload, transactionID, ledger }: Planting): Promise<void> {
  for (const { path, title, lead, paper, lang, seo, template = 'standard' } of PAGES) {
    const [slug = '', ...above] = path.split('/').reverse()
    const parent = above.length === 0 ? undefined : ledger.idOf('page', above.reverse().join('/'))
    const page = await payload.create({
      collection: 'pages',
      data: { title, lead, paper, lang, seo, template, slug, parent, isHome: path === '', _status: 'draft' },
      draft: true,
      overrideAccess: true,
      req: { transactionID },
    })
    ledger.enter('page', path, page.id)
  }
}

export async function publishPages({ payload, transactionID, ledger }: Planting): Promise<void> {
  for (const { path, layout } of PAGES) {
    await payload.update({
      collection: 'pages',
      id: ledger.idOf('page', path),
      data: { layout: layout(ledger), _status: 'published' },
      overrideAccess: true,
      req: { transactionID },
    })
  }
}

export async function createFragments({ payload, transactionID, ledger }: Planting): Promise<void> {
  for (const [key, { name, layout }] of Object.entries(FRAGMENTS)) {
    const fragment = await payload.create({
      collection: 'fragments',
      data: { name, layout: layout(ledger), _status: 'published' },
      overrideAccess: true,
      req: { transactionID },
    })
    ledger.enter('fragment', key, fragment.id)
  }
}
