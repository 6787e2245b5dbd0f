export const CLOSE = '關閉對話'
export const FIELD = '訊息'
export const TYPING = '輸入中…'
export const ONLINE = '現在有人回覆'
export const BLOCKED = '瀏覽器擋下了新視窗，請改按下方的連結。'

export function sendBy(channel: string): string {
  return `用 ${channel} 傳送`
}

export const SEND = '傳送'

/** Between the field and the list of channels, the first of which is what the field is sent by. */
export function orElse(channel: string, count: number): string {
  return `以 ${channel} 傳送，${count > 1 ? '或改用' : '或直接開啟'}：`
}
