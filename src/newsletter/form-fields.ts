/** Nobody sees this field of the form; programs that fill in every field do. */
export const TRAP_FIELD = 'website'
/** Where the form stands, for its page to be shown again: the path of the page and the id of the form. */
export const RETURN_FIELDS = { page: 'from', form: 'form' } as const
