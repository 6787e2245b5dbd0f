import { normaliseAddress } from '#newsletter/addresses.ts'
import { TRAP_FIELD } from '#newsletter/form-fields.ts'
import { BROKEN, PHONE } from '#newsletter/sign-up.ts'
import { CONSENT, LONGEST, type OrderProblems } from '../order-form/fields.ts'

/** Who orders, and how to reach them. */
export interface Customer {
  name: string
  address: string
  phone: string
  note: string
}

export type OrderReading = { kind: 'read'; customer: Customer; isTrapped: boolean } | { kind: 'wrong'; problems: OrderProblems }

/** Reads the order form; what is wrong is said field by field. */
export function readOrder(fields: URLSearchParams): OrderReading {
  const text = (name: string) => (fields.get(name) ?? '').replaceAll('\r\n', '\n').trim()
  const problems: OrderProblems = {}
  if (text('name') === '') problems.name = '請填姓名。'
  const address = normaliseAddress(text('email'))
  if (text('email') === '') problems.email = '請填電子郵件，系辦才能回覆您。'
  else if (address === null) problems.email = '電子郵件的格式不正確，請再檢查一次。'
  if (!PHONE.test(text('phone'))) problems.phone = '電話只能有數字、空格、括號、# 與 -。'
  if (text('consent') !== CONSENT) problems.consent = '請勾選同意，系辦才能使用您的資料處理訂購。'
  for (const [name, longest] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][]) {
    // A note has lines.
    const checked = name === 'note' ? text(name).replace(/[\n\u2028\u2029]/g, '') : text(name)
    if (BROKEN.test(checked)) problems[name] = '內容有無法辨識的字元，請重新填寫。'
    else if ([...text(name)].length > longest) problems[name] = `最多 ${longest} 個字。`
  }
  if (address === null || Object.keys(problems).length > 0) return { kind: 'wrong', problems }
  const customer = { name: text('name'), address, phone: text('phone').normalize('NFKC'), note: text('note') }
  return { kind: 'read', customer, isTrapped: text(TRAP_FIELD) !== '' }
}
