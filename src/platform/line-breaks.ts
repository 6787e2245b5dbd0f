/** Line breaks of every kind, marks that turn the direction of writing, and the other characters that nobody types into one line. */
export const BREAKS_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/** Marks that turn the direction of writing: what follows them may read as something else. */
export const TURNS_WRITING = /[\u202a-\u202e\u2066-\u2069]/u
