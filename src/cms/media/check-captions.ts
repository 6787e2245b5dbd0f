const CUE = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/m

type Captions = { ok: true; bytes: Buffer } | { ok: false; reason: string }

/** Validates captions; answers them as UTF-8 without a mark at their start. */
export function checkCaptions(bytes: Buffer): Captions {
  const text = decode(bytes)
  if (text === null) return { ok: false, reason: '字幕檔不是 UTF-8 編碼，中文會變成亂碼。請用 UTF-8 另存新檔。' }
  if (!/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return { ok: false, reason: '字幕檔的第一行必須是「WEBVTT」。' }
  if (!CUE.test(text)) return { ok: false, reason: '字幕檔裡沒有任何一句字幕，時間要寫成「00:01.000 --> 00:04.000」。' }
  return { ok: true, bytes: Buffer.from(text, 'utf8') }
}

function decode(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
