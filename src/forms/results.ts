import type { FieldProblem } from './read-answers.ts'

/** What a script is told about a form that it sent. */
export type FormResult =
  | { kind: 'sent' }
  | { kind: 'problems'; problems: FieldProblem[] }
  /** To be sent once more, after so long, with this stamp. */
  | { kind: 'again'; stamp: string; waitMs: number }
  | { kind: 'gone' | 'foreign' | 'failed' }

/** What visitors are told where nobody's field is to blame. */
export const RESULT_WORDS = {
  again: '還沒有送出。請再看一次填寫的內容，然後再按一次送出。',
  gone: '這份表單已經不在網站上了，內容沒有送出。請重新整理頁面，或直接與系辦聯絡。',
  foreign: '這個要求不是從本站的表單送出的，內容沒有送出。請回到頁面再試一次。',
  failed: '系統暫時出了問題，內容沒有送出，請稍後再試一次。',
} as const
