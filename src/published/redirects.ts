import { safeUrl } from '#platform/safe-url.ts'
import { findHrefs } from './hrefs.ts'
import { findPublic, idOf, type ReadContext } from './read-context.ts'
import { normaliseSource } from './redirect-source.ts'

/** Where an address that no longer exists has moved to. */
export async function findRedirect(context: ReadContext, path: string): Promise<{ to: string; permanent: boolean } | null> {
  context.note('redirects')
  const [row] = await findPublic(context, 'redirects', { where: { from: { equals: normaliseSource(path) } }, limit: 1 })
  if (row === undefined) return null
  const to = row.kind === 'url' ? safeUrl(row.to) : await hrefOfDocument(context, row.kind, idOf(row[row.kind]))
  // A document that went back to an address it had before leaves a redirect from there behind.
  return to === null || normaliseSource(to) === row.from ? null : { to, permanent: true }
}

async function hrefOfDocument(context: ReadContext, kind: 'post' | 'page', id: number | null): Promise<string | null> {
  return id === null ? null : ((await findHrefs(context, kind, [id])).get(id) ?? null)
}
