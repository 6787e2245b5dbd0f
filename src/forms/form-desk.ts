import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import { addJob } from '#newsletter/outbox.ts'
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts'
import { inTransaction, onceMoreIfTaken } from '#platform/db/in-transaction.ts'
import type { Answer } from './read-answers.ts'

/** A form that was filled in without a mistake. */
interface FilledForm {
  /** Which form of which document, however it was reached: `page:12#64f1…`. */
  form: string
  title: string
  /** The path of the page that it was sent from. */
  page: string
  /** What the visitor agreed to. */
  consent: string
  answers: Answer[]
  /** Whose answers they are, as far as the form asks. */
  email: string | null
  /** To whom an answer goes, as far as the form wants that. */
  replyTo: string | null
  recipients: readonly string[]
  keptMonths: number
}

/** Takes in what visitors fill in. */
export interface FormDesk {
  take(filled: FilledForm): Promise<void>
}

interface FormDeskOptions {
  payload: Payload
  /** There is something to deliver. */
  onJob(): void
}

/** Fewer than the database has connections. */
const WRITERS = 4
/** The same person's same words within this time, or twice it at most, are a second press of the same button. */
const SAME_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000
/** So many a form mails in an hour; what comes beyond is stored all the same, */
const MAILS_PER_HOUR = 120
/** up to so many: no department gets them, and a disk is full one day. */
const ANSWERS_PER_HOUR = 600

/** Stores the answers together with the mails about them, which leave once both are stored; the visitor waits for the storing alone. */
export function createFormDesk({ payload, onJob }: FormDeskOptions): FormDesk {
  const inTurn = createConcurrencyLimit(WRITERS)
  return {
    async take(filled) {
      await inTurn(() => onceMoreIfTaken(() => inTransaction(payload, (req) => store(req, filled))))
      onJob()
    },
  }
}

async function store(req: PayloadRequest, filled: FilledForm): Promise<void> {
  const { recipients, keptMonths, consent, ...data } = filled
  const now = new Date()
  const marks = [now.getTime(), now.getTime() - SAME_MS].map((moment) => markOf(filled, moment))
  if (data.email !== null && (await count(req, { mark: { in: marks } })) > 0) return
  const anHourAgo = new Date(now.getTime() - HOUR_MS).toISOString()
  const lately = await count(req, { and: [{ form: { equals: data.form } }, { createdAt: { greater_than: anHourAgo } }] })
  if (lately >= ANSWERS_PER_HOUR) throw new Error(`A form got more than ${ANSWERS_PER_HOUR} answers within an hour.`)
  const { id } = await req.payload.create({
    collection: 'form-answers',
    data: {
      ...data,
      consentText: consent,
      mark: data.email === null ? null : marks[0],
      deleteAfter: monthsAfter(now, keptMonths),
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (lately >= MAILS_PER_HOUR) return
  for (const recipient of recipients) await addJob(req, { kind: 'form-answer', answer: id, recipient })
}

async function count(req: PayloadRequest, where: Where): Promise<number> {
  return (await req.payload.count({ collection: 'form-answers', where, overrideAccess: true, req })).totalDocs
}

/** By which a second press is known. Without an address anybody may have said the same. */
function markOf({ form, email, answers }: FilledForm, moment: number): string {
  const said = JSON.stringify([form, email, answers, Math.floor(moment / SAME_MS)])
  return createHash('sha256').update(`lectern:form:${said}`).digest('hex')
}

function monthsAfter(now: Date, months: number): string {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() + months)
  return day.toISOString()
}
