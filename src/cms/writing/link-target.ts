import type { DocumentTarget } from '#published/links.ts'

/** What a link leads to that is written by the program. */
export type LinkTarget = DocumentTarget | { kind: 'url'; url: string }
