import type { DocumentTarget } from '#published/links.ts'

/** What links of the demo lead to. */
export type SeedTarget = DocumentTarget | { kind: 'url'; url: string }
