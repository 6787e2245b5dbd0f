import type { StoredFragment } from '#platform/payload-types.ts'
import type { TemplateSource } from '../conversion/conversion.ts'
import { cutText, oneLine } from '../conversion/words.ts'
import { type ConversionContext, convertPage } from '../convert-document.ts'
import { hashOf } from './hash-of.ts'
import type { Ledger } from './ledger.ts'
import { countOutcome, reasonOf, type Written } from './outcomes.ts'

export const AREA = 'elementskit_content'
/** ElementsKit keeps the panes of its widgets and the panels of its menus as posts of their own. */
const AREA_TITLE = /^dynamic-content-/
const LONGEST_NAME = 80

type Areas = [id: number, template: TemplateSource][]

function areasIn(templates: ReadonlyMap<number, TemplateSource>): Areas {
  return [...templates].filter(([, { title }]) => AREA_TITLE.test(title))
}

/** Fragments without contents, so that documents and menus can name them. */
export async function reserveFragments(ledger: Ledger, templates: ReadonlyMap<number, TemplateSource>): Promise<void> {
  for (const [id, { title }] of areasIn(templates)) {
    if (ledger.idOf(AREA, String(id)) !== null) continue
    await ledger.settle(
      { wpType: AREA, wpId: String(id), hash: '', collection: 'fragments' },
      {
        async make(req) {
          const name = cutText(`匯入：${oneLine(title).replace(AREA_TITLE, '')}`, LONGEST_NAME)
          const data = { name, _status: 'draft' as const }
          const made = await req.payload.create({
            collection: 'fragments',
            data,
            draft: true,
            depth: 0,
            overrideAccess: true,
            req,
          })
          return { id: made.id, state: 'started' }
        },
        update: async () => undefined,
      },
    )
  }
}

export async function fillFragments(
  ledger: Ledger,
  templates: ReadonlyMap<number, TemplateSource>,
  context: ConversionContext,
  written: Written,
): Promise<void> {
  for (const [id, template] of areasIn(templates)) {
    const item = { wpType: AREA, wpId: String(id), hash: hashOf(template), collection: 'fragments' } as const
    const { layout } = convertPage({ key: `${AREA} ${id}`, attachments: [], ...template }, context)
    try {
      const outcome = await ledger.settle(item, {
        make: () => Promise.reject(new Error(`${AREA} ${id} has no fragment`)),
        async update(req, fragment) {
          const data = { layout: layout as unknown as StoredFragment['layout'], _status: 'published' as const }
          await req.payload.update({ collection: 'fragments', id: fragment, data, depth: 0, overrideAccess: true, req })
        },
      })
      countOutcome(written, 'fragments', outcome, template.title)
    } catch (error) {
      written.refused.push({ title: template.title, reason: reasonOf(error) })
    }
  }
}
