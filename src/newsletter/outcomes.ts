/** Everything that a sign-up can come to, in the words of the visitor. */

/** Why a sign-up was not taken in. `status` is that of the HTTP answer. */
const PROBLEMS = {
  surplus: { status: 400, text: '送出的資料有不認得的欄位，請重新整理頁面後再試一次。' },
  'bad-characters': { status: 400, text: '送出的資料有無法處理的字元，請檢查後再試一次。' },
  'too-long': { status: 400, text: '送出的資料太長，請縮短後再試一次。' },
  'missing-list': { status: 400, text: '沒有指定要訂閱哪一份電子報。' },
  'missing-address': { status: 400, text: '請填寫電子郵件。' },
  'bad-address': { status: 400, text: '電子郵件的格式不完整，請檢查後再試一次。' },
  'bad-phone': { status: 400, text: '電話只能有數字、空白與「+」「-」「#」「( )」，請檢查後再試一次。' },
  'bad-choice': { status: 400, text: '送出的選項不正確，請重新整理頁面後再試一次。' },
  consent: { status: 400, text: '請先勾選同意，再送出。' },
  'cross-site': { status: 403, text: '請從本站的頁面訂閱。' },
  'unknown-provider': { status: 404, text: '找不到這個寄送服務。' },
  'unknown-list': { status: 404, text: '找不到這份電子報。' },
  'closed-list': { status: 403, text: '這份電子報目前不開放訂閱。' },
  'too-many': { status: 429, text: '短時間內的操作次數過多，請稍候再試。' },
  broken: { status: 503, text: '系統暫時無法處理，請稍後再試一次。' },
} as const

/** What the provider said instead of taking the address, explained. */
const REFUSALS = {
  'member-exists': '這個信箱已經在名單中，不需要再訂閱一次。（Member Exists）',
  'invalid-resource': '寄送服務不接受這個信箱，請檢查有沒有打錯，或換一個信箱。（Invalid Resource）',
  forgotten: '這個信箱的資料曾經永久刪除，寄送服務不能替您重新加入，請與系辦聯絡。（Forgotten Email Not Subscribed）',
  compliance: '這個信箱曾經退訂或退信，寄送服務不能替您重新加入，請與系辦聯絡。（Member In Compliance State）',
  refused: '寄送服務沒有接受這次訂閱，請稍後再試，或與系辦聯絡。',
} as const

/** Taken in, but the provider will hear of it later. */
const KEPT = {
  kept: '已收到您的訂閱。寄送服務暫時沒有回應，稍後會自動完成，您不需要再送一次。',
  'kept-busy': '已收到您的訂閱。寄送服務目前忙碌，稍後會自動完成，您不需要再送一次。（Too Many Requests）',
  'kept-key': '已收到您的訂閱。寄送服務的金鑰有誤，系辦修正後會自動完成，您不需要再送一次。（API Key Invalid）',
  'kept-list': '已收到您的訂閱。寄送服務上的名單設定有誤，系辦修正後會自動完成，您不需要再送一次。（Resource Not Found）',
} as const

export type Problem = keyof typeof PROBLEMS
export type Refusal = keyof typeof REFUSALS
export type Kept = keyof typeof KEPT
/** One word for all of it: what a page that is shown again is told in its address. */
export type Outcome = 'subscribed' | 'pending' | Kept | Refusal | Problem

/** Fixed words, which clients know: they stand before every error. */
const ERROR_PREFIX = 'Found error : '

export function isOutcome(text: string | null): text is Outcome {
  return text === 'subscribed' || text === 'pending' || [PROBLEMS, REFUSALS, KEPT].some((all) => Object.hasOwn(all, text ?? ''))
}

export function isProblem(outcome: Outcome): outcome is Problem {
  return Object.hasOwn(PROBLEMS, outcome)
}

export function problemOf(problem: Problem): { status: number; text: string } {
  return PROBLEMS[problem]
}

/** The `title` of the answer, for outcomes that have no message of the form's own. */
export function titleOf(outcome: Kept | Refusal): string {
  return isKept(outcome) ? KEPT[outcome] : REFUSALS[outcome]
}

export function isKept(outcome: Outcome): outcome is Kept {
  return Object.hasOwn(KEPT, outcome)
}

export interface FormMessages {
  successMessage: string
  optInMessage: string
}

/** The message below the form, as the script of the form would write it. */
export function noticeOf(outcome: Outcome, messages: FormMessages): { tone: 'success' | 'error'; text: string } {
  if (outcome === 'subscribed') return { tone: 'success', text: messages.successMessage }
  if (outcome === 'pending') return { tone: 'success', text: messages.optInMessage }
  if (isProblem(outcome)) return { tone: 'error', text: ERROR_PREFIX + PROBLEMS[outcome].text }
  return { tone: isKept(outcome) ? 'success' : 'error', text: titleOf(outcome) }
}
