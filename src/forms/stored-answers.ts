import type { Payload, PayloadRequest, TypedUser, Where } from 'payload'
import { normaliseAddress } from '#newsletter/addresses.ts'
import { toCsv } from '#platform/csv.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { FormAnswer } from '#platform/payload-types.ts'

const PAGE = 100

/** Everything that one form was answered, as a CSV file, as far as this user may read it. A question that was asked at any time is a column. */
export async function exportAnswers(payload: Payload, form: string, user: TypedUser): Promise<string> {
  const rows: FormAnswer[] = []
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'form-answers',
      where: { form: { equals: form } },
      sort: 'id',
      page,
      limit: PAGE,
      depth: 0,
      overrideAccess: false,
      user,
    })
    rows.push(...docs)
    isMore = hasNextPage
  }
  const labels = [...new Set(rows.flatMap(({ answers }) => (answers ?? []).map(({ label }) => label)))]
  const cellsOf = ({ createdAt, answers, page, consentText }: FormAnswer) => [
    createdAt,
    ...labels.map((label) => valuesUnder(label, answers)),
    page ?? '',
    consentText,
  ]
  return toCsv([['收到時間', ...labels, '頁面', '同意的文字'], ...rows.map(cellsOf)])
}

/** A form may ask two questions by the same words. */
function valuesUnder(label: string, answers: FormAnswer['answers']): string {
  return (answers ?? []).flatMap((each) => (each.label === label && each.value ? [each.value] : [])).join('；')
}

/** Deletes what the owner of an address has filled in, in whatever form and field; says how many answers that were. */
export function forgetSender(payload: Payload, address: string): Promise<number> {
  const known = normaliseAddress(address) ?? address
  const where: Where = { or: [{ email: { equals: known } }, { 'answers.value': { equals: known } }] }
  return inTransaction(payload, async (req) => {
    const { docs, errors } = await payload.delete({ collection: 'form-answers', where, depth: 0, overrideAccess: true, req })
    if (errors.length > 0) throw new Error(`${errors.length} answers could not be deleted: ${errors[0]?.message}`)
    return docs.length
  })
}

/** The mails about an answer go with it. A hook of the collection calls it, whoever deletes. */
export async function forgetAnswerJobs(req: PayloadRequest, answer: number): Promise<void> {
  const where: Where = { answer: { equals: answer } }
  await req.payload.delete({ collection: 'outbox', where, depth: 0, overrideAccess: true, req })
}

/** Answers whose time is over; some at a time, however many there are. */
export async function forgetOldAnswers(payload: Payload, now: number): Promise<void> {
  const where: Where = { deleteAfter: { less_than: new Date(now).toISOString() } }
  for (;;) {
    const { docs } = await payload.find({
      collection: 'form-answers',
      where,
      select: {},
      limit: PAGE,
      depth: 0,
      pagination: false,
      overrideAccess: true,
    })
    if (docs.length === 0) return
    for (const { id } of docs) await payload.delete({ collection: 'form-answers', id, depth: 0, overrideAccess: true })
  }
}
