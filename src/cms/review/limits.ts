/** In characters; the forms know them, too. */
export const MAX_COMMENT = 2000
export const MAX_REASON = 1000
