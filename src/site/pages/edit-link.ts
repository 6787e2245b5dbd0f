import { editDocumentUrl } from '#addresses/admin.ts'
import type { Role } from '#published/role-names.ts'
import type { RequestContext } from './request-context.ts'

export interface ShownDocument {
  kind: 'page' | 'post'
  id: number
}

/** Authors write posts; pages are for those who look after the site. */
const MAY_EDIT: Record<ShownDocument['kind'], readonly Role[]> = {
  page: ['administrator', 'editor'],
  post: ['administrator', 'editor', 'author'],
}

/** Where whoever is signed in changes what the page shows; `null` for visitors, and where there is nothing of the kind. */
export async function editLinkOf(
  { context, preview, findRole }: RequestContext,
  document: ShownDocument | null,
): Promise<string | null> {
  if (document === null || preview !== null || findRole === undefined) return null
  const role = await findRole()
  return role !== null && MAY_EDIT[document.kind].includes(role) ? editDocumentUrl(context.adminOrigin, document) : null
}
