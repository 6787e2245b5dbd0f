/** In the admin: from an empty site to one of one's own. */
export const FIRST_DAY_PATH = '/first-day'

/** Below the API: files of the old site come here as they are, and are written to the disk while they come. */
export const FIRST_DAY_FILES_PATH = `${FIRST_DAY_PATH}/files`

/** In the admin: how often the site is looked at. */
export const FIGURES_PATH = '/figures'

/** In the admin: who did what, and when. */
export const AUDIT_PATH = '/audit'

/** In the admin: what is well and what is not. */
export const HEALTH_PATH = '/health'

/** In the admin: links of public pages that lead nowhere. */
export const DEAD_LINKS_PATH = '/dead-links'

/** In the admin, below a document that is edited on its own page. */
export const VISUAL_PATH = '/visual'

/** Where staff change a document that visitors see. */
export function editDocumentUrl(adminOrigin: string, { kind, id }: { kind: 'page' | 'post'; id: number }): string {
  return `${adminOrigin}/admin/collections/${kind}s/${id}${kind === 'page' ? VISUAL_PATH : ''}`
}
