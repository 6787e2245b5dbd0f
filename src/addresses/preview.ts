export const PREVIEW_HREF = '/preview/'
export const PREVIEW_RENDER_HREF = `${PREVIEW_HREF}render`
export const PREVIEW_BLOCK_HREF = `${PREVIEW_HREF}block`
/** Says which draft is rendered, and for whom, before any of it is sent. */
export const PREVIEW_TOKEN_HEADER = 'x-lectern-preview'
/** In the address of a draft that is edited on the page itself. */
export const EDIT_PARAMETER = 'edit'
/** In the address of a newsletter's draft: the mail by itself, without the widths that it is shown in. */
export const MAIL_PARAMETER = 'mail'

/** A draft, for whoever holds a token for it. */
export function previewHref(token: string): string {
  return `${PREVIEW_HREF}?token=${token}`
}
