type Document = Record<string, unknown>

interface Saved {
  doc: Document
  data?: Document | null
  previousDoc?: Document | null
}

/** What a save has made of the state of a document. What a request selects may leave it out of the answer, which hooks get, too. */
export function savedState({ doc, data, previousDoc }: Saved): { _status: unknown; deletedAt: unknown } {
  const of = (name: string) => [doc, data ?? {}, previousDoc ?? {}].find((one) => Object.hasOwn(one, name))?.[name]
  return { _status: of('_status'), deletedAt: of('deletedAt') }
}
