import { type Refusal, wordsOf } from './ask.ts'

export type Sent = { ok: true; id: number } | { ok: false; reason: string }

/** Uploads one file with what is said of it. `onProgress` is told how much is under way, from 0 to 1; `fetch` could not say. */
export function sendFile(
  address: string,
  file: File,
  data: { alt: string; folder?: string | undefined },
  onProgress: (part: number) => void,
): Promise<Sent> {
  const body = new FormData()
  body.set('_payload', JSON.stringify(data))
  body.set('file', file, file.name)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onload = () => resolve(readAnswer(request.status, request.response))
    request.onerror = () => resolve({ ok: false, reason: '連線中斷，請再試一次。' })
    request.send(body)
  })
}

export function readAnswer(status: number, answer: unknown): Sent {
  const { doc, ...refusal } = (answer ?? {}) as Refusal & { doc?: { id?: unknown } }
  if (status < 300 && typeof doc?.id === 'number') return { ok: true, id: doc.id }
  return { ok: false, reason: wordsOf(refusal) }
}
