import { HOME_HREF, popupPageHref } from '#addresses/documents.ts'
import type { Reader } from '#published/reader.ts'
import type { WidgetHolder } from '#render/render-widget.ts'
import type { DocumentRef } from '#settings/define-widget.ts'
import { matchRoute } from '../routes.ts'

/** A published document that widgets stand in, and where it is shown; a fragment stands in others. */
export async function findDocument(
  reader: Reader,
  { kind, id }: DocumentRef,
): Promise<{ holder: WidgetHolder; href: string } | null> {
  const href =
    kind === 'fragment' ? HOME_HREF : kind === 'popup' ? popupPageHref(id) : (await reader.findHrefs(kind, [id])).get(id)
  const holder = href === undefined ? null : await findHolder(reader, kind, id, href)
  return href === undefined || holder === null ? null : { holder, href }
}

async function findHolder(reader: Reader, kind: DocumentRef['kind'], id: number, href: string): Promise<WidgetHolder | null> {
  if (kind === 'fragment') return reader.findFragment(id)
  if (kind === 'popup') return reader.findPopup(id)
  const route = matchRoute(href)
  if (route.name === 'post') return reader.findPost(route.slug)
  if (route.name === 'page' || route.name === 'home') return reader.findPage(route.name === 'home' ? '' : route.path)
  return null
}

/** The fragments that a widget's id says it stands in, see `claimId`; the last must be the one that is asked for. */
export function fragmentsAround(widgetId: string, { kind, id: last }: DocumentRef): number[] {
  if (kind !== 'fragment') return []
  const [, chain = ''] = /^b-((?:f\d+-)*)/.exec(widgetId) ?? []
  const fragments = Array.from(chain.matchAll(/f(\d+)-/g), ([, number]) => Number(number))
  return fragments.at(-1) === last ? fragments : [last]
}
