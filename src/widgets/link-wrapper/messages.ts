/** What is logged, one after the other, when a block with a refused address is clicked. The words are fixed. */
export const REFUSED = [
  'Invalid protocol. Only HTTP and HTTPS are allowed.',
  'URL was invalid and could not be sanitized.',
] as const

export const LINK_NAME = '前往連結'
