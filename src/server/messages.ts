/** What visitors read when a request cannot be answered. */

export interface ErrorProblem {
  status: number
  title: string
  message: string
}

const PROBLEMS: Readonly<Record<number, { title: string; message: string }>> = {
  400: { title: '網址有誤', message: '這個網址的寫法不正確，請檢查後再試一次。' },
  403: { title: '無法存取', message: '您沒有權限檢視這項內容。' },
  404: { title: '找不到頁面', message: '您要找的頁面不存在，或已經移到其他位置。' },
  405: { title: '不支援的操作', message: '這個網址不支援這種操作。' },
  408: { title: '連線逾時', message: '等待資料的時間過長，請再試一次。' },
  413: { title: '資料過大', message: '送出的資料超過大小上限。' },
  414: { title: '網址過長', message: '這個網址太長，無法處理。' },
  415: { title: '格式不支援', message: '送出的資料格式不受支援。' },
  429: { title: '操作過於頻繁', message: '短時間內的操作次數過多，請稍候再試。' },
  431: { title: '請求過大', message: '瀏覽器送出的資料過多，請清除本站的 Cookie 後再試一次。' },
  500: { title: '系統發生錯誤', message: '系統暫時無法顯示這個頁面，請稍後再試。' },
  503: { title: '系統忙碌中', message: '目前使用人數較多，請稍後再試。' },
}

const WRONG_INPUT = '送出的資料不正確，請檢查後再試一次。'

export function problemOf(status: number): ErrorProblem {
  const known = PROBLEMS[status] ?? PROBLEMS[status >= 500 ? 500 : 400]
  return { status, title: known?.title ?? '', message: known?.message ?? '' }
}

/** The same, for a script that sent data rather than a person who followed an address. */
export function callMessageOf(status: number): string {
  return status === 400 || status === 422 ? WRONG_INPUT : problemOf(status).message
}
