/** Fixed words, which clients know: they stand before every error. */
export const ERROR_PREFIX = 'Found error : '

/** Nothing came back. */
export const OFFLINE = '訂閱沒有送出去，請檢查網路連線後再試一次。'
export const LATE = '等了 15 秒還沒有回應，不確定訂閱成功了沒有，請再試一次。'
/** Something came back that does not say what came of it. */
export const BROKEN = '系統暫時出了問題，訂閱沒有完成，請稍後再試一次。'
export const NOT_ANSWERED = '系統沒有回答這次訂閱成功了沒有，請稍後再試一次。'
export const CLOSED = '這份電子報目前不開放訂閱。'

/** What is wrong with a field, by its name. */
export const PROBLEM_TEXTS: Readonly<Record<string, { missing: string; wrong: string } | undefined>> = {
  lastname: { missing: '請填寫姓氏。', wrong: '姓氏太長，請縮短。' },
  firstname: { missing: '請填寫名字。', wrong: '名字太長，請縮短。' },
  phone: { missing: '請填寫電話。', wrong: '電話的格式不完整，請檢查。' },
  email: { missing: '請填寫電子郵件。', wrong: '電子郵件的格式不完整，例如 name@example.com。' },
  consent: { missing: '請先勾選同意，再送出。', wrong: '請先勾選同意，再送出。' },
}
