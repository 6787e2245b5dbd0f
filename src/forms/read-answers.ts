import { normaliseAddress } from '#newsletter/addresses.ts'
import { TRAP_FIELD } from '#newsletter/form-fields.ts'
import { BROKEN, PHONE } from '#newsletter/sign-up.ts'
import { CONSENT, type FormField, fieldName, hasOptions, LONGEST, SENT_FIELDS, sentName } from './form-fields.ts'

/** What was answered, as it is stored: the question's words of that day beside it. */
export interface Answer {
  label: string
  value: string
}

export interface FieldProblem {
  name: string
  text: string
}

export type AnswersReading =
  | { kind: 'read'; answers: Answer[]; addresses: ReadonlyMap<string, string>; isTrapped: boolean }
  | { kind: 'wrong'; problems: FieldProblem[] }

type FieldReading = { value: string } | { problem: string }

/** Reads what a visitor sent against the fields that the published form has; whatever else was sent is not looked at. */
export function readAnswers(fields: readonly FormField[], sent: URLSearchParams): AnswersReading {
  const problems: FieldProblem[] = []
  const answers: Answer[] = []
  const addresses = new Map<string, string>()
  for (const field of fields) {
    const name = fieldName(field)
    const given = sent.getAll(sentName(field))
    const reading = hasOptions(field) ? readChoice(field, given) : readText(field, given)
    if ('problem' in reading) problems.push({ name, text: reading.problem })
    else answers.push({ label: field.label, value: reading.value })
    if ('value' in reading && field.kind === 'email' && reading.value !== '') addresses.set(field.id, reading.value)
  }
  if (sent.get(SENT_FIELDS.consent) !== CONSENT) problems.push({ name: SENT_FIELDS.consent, text: '請先勾選同意，再送出。' })
  if (problems.length > 0) return { kind: 'wrong', problems }
  return { kind: 'read', answers, addresses, isTrapped: (sent.get(TRAP_FIELD) ?? '') !== '' }
}

function readChoice({ kind, label, options, isRequired }: FormField, given: string[]): FieldReading {
  const chosen = [...new Set(given.filter((value) => value !== ''))]
  if (chosen.some((value) => !options.includes(value)) || (kind === 'choice' && chosen.length > 1))
    return { problem: `「${label}」的選項已經更新，請重新選擇。` }
  if (isRequired && chosen.length === 0) return { problem: `請選擇「${label}」。` }
  return { value: options.filter((option) => chosen.includes(option)).join('、') }
}

function readText({ kind, label, isRequired }: FormField, given: string[]): FieldReading {
  const text = (given[0] ?? '').replaceAll(/\r\n?/g, '\n').trim()
  const longest = LONGEST[kind as keyof typeof LONGEST]
  if (text === '') return isRequired ? { problem: `請填寫「${label}」。` } : { value: '' }
  if ([...text].length > longest) return { problem: `「${label}」最多 ${longest} 個字。` }
  // Several lines are several lines only where there is room for them.
  if (given.length > 1 || BROKEN.test(kind === 'long' ? text.replaceAll(/[\n\t\u2028\u2029]/g, '') : text))
    return { problem: `「${label}」有無法辨識的字元，請重新填寫。` }
  if (kind === 'email') {
    const address = normaliseAddress(text)
    return address === null ? { problem: `「${label}」的格式不完整，例如 name@example.com。` } : { value: address }
  }
  if (kind === 'tel' && !PHONE.test(text)) return { problem: `「${label}」只能有數字、空格、括號、# 與 -。` }
  return { value: kind === 'tel' ? text.normalize('NFKC') : text }
}
