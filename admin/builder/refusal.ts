import { isRecord } from '#platform/is-record.ts'

/** What the admin says of a refusal: a sentence, and one for each field where it knows more. */
export function reasonIn(body: unknown, otherwise: string): string {
  const errors = isRecord(body) && Array.isArray(body.errors) ? body.errors.filter(isRecord) : []
  const inner = errors.flatMap(({ data }) => (isRecord(data) && Array.isArray(data.errors) ? data.errors.filter(isRecord) : []))
  const sentences = (inner.length > 0 ? inner : errors).map(({ message }) => message).filter((one) => typeof one === 'string')
  return sentences.join(' ') || otherwise
}
