import { decodeText } from '../tables/decode-text.ts'

type PlainText = { ok: true; bytes: Buffer } | { ok: false; reason: string }

/** Validates a text or a calendar; answers it in UTF-8, with the mark by which every program knows that. */
export function checkText(bytes: Buffer, type: 'text/plain' | 'text/calendar'): PlainText {
  const text = decodeText(bytes)
  if (text === null) return { ok: false, reason: '這不是純文字檔，或編碼無法辨認。請用 UTF-8 另存新檔。' }
  if (type === 'text/plain') return { ok: true, bytes: Buffer.from(`\ufeff${text}`, 'utf8') }
  if (!/^BEGIN:VCALENDAR\r?\n[\s\S]*\nEND:VCALENDAR\s*$/i.test(text)) {
    return { ok: false, reason: '這不是行事曆檔，內容必須從「BEGIN:VCALENDAR」到「END:VCALENDAR」。請重新匯出後再上傳。' }
  }
  return { ok: true, bytes: Buffer.from(text, 'utf8') }
}
