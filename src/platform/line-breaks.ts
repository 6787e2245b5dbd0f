/** Line breaks of every kind, marks that turn the direction of writing, and the other characters that nobody types into one line. */
export const BREAKS_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
