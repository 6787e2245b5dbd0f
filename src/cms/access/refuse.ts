const MESSAGES: Readonly<Record<number, string>> = {
  400: '這個請求不正確。',
  401: '請先登入。',
  403: '您沒有權限這麼做。',
  404: '找不到這筆資料。',
  405: '這個網址不接受這種請求。',
  409: '資料剛被改過，請重新整理後再試。',
  413: '送來的資料太大。',
  415: '這種資料格式無法處理。',
  429: '短時間內的操作次數過多，請稍候再試。',
  500: '伺服器發生錯誤，請稍後再試。',
  503: '資料庫暫時連不上，這次沒有儲存，請稍後再試。',
}

/** A refusal in the shapes that Payload's forms and our own buttons read. It says nothing of the inside. */
export function refuse(
  status: number,
  headers?: Headers,
  message = MESSAGES[status] ?? MESSAGES[status < 500 ? 400 : 500],
): Response {
  const sent = new Headers(headers)
  sent.delete('content-length')
  sent.set('cache-control', 'no-store')
  return Response.json({ message, errors: [{ message }] }, { status, headers: sent })
}
