/** Line breaks of every kind, and the other characters that nobody types into one line. */
export const BREAKS_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u
