import { findHrefs } from './hrefs.ts'
import { findPublic, idOf, type ReadContext } from './read-context.ts'
import type { MailingListInfo } from './types.ts'

/** A form may stand on every page, so its list stays in memory. */
export function findMailingList(context: ReadContext, id: number): Promise<MailingListInfo | null> {
  return context.remember(`mailing-list:${id}`, async (inner) => {
    inner.note('mailing-lists')
    const [row] = await findPublic(inner, 'mailing-lists', { where: { id: { equals: id } }, select: SHOWN, limit: 1 })
    if (row === undefined) return null
    const page = idOf(row.privacyPage)
    return {
      key: row.key,
      name: row.name,
      provider: row.provider,
      isOpen: row.isOpen === true,
      needsConfirmation: row.optIn !== 'single',
      consent: { text: row.consentText, version: row.consentVersion ?? 1, isTicked: row.requiresTick === true },
      privacyHref: page === null ? null : ((await findHrefs(inner, 'page', [page])).get(page) ?? null),
    }
  })
}

const SHOWN = {
  key: true,
  name: true,
  provider: true,
  optIn: true,
  isOpen: true,
  consentText: true,
  consentVersion: true,
  requiresTick: true,
  privacyPage: true,
} as const
