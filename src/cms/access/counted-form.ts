import busboy, { type Busboy } from 'busboy'
import { APIError } from 'payload'
import { MAX_TEXT_BYTES } from './body-limits.ts'
import { excessOfJson, MOST_DOCUMENT_JSON, TOO_MUCH } from './json-amount.ts'

/**
 * A form with files as it comes, in which whatever is said in JSON is counted on its way. Payload reads that JSON once all of the
 * form has come: where there is too much in it, its end never comes.
 */
export function countedForm(request: Request): Request {
  const { url, method, headers, body, signal } = request
  const parts = readParts(headers)
  if (body === null || parts === null) return request
  let excess: string | null = null
  parts.on('field', (_, text) => {
    excess ??= excessOfJson(text, MOST_DOCUMENT_JSON)
  })
  parts.on('file', (_, file) => file.resume())
  const over = new Promise<void>((resolve) => {
    // Payload stumbles over the same, and says so.
    parts.once('close', resolve).on('error', () => resolve())
  })
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      parts.write(chunk)
      controller.enqueue(chunk)
    },
    async flush() {
      parts.end()
      await over
      if (excess !== null) throw new APIError(TOO_MUCH, 400, undefined, true)
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, body: body.pipeThrough(counted), duplex: 'half' }
  return new Request(url, init)
}

/** Nothing where the type does not say how the form is to be read: Payload reads it in the same way, and says so. */
function readParts(headers: Headers): Busboy | null {
  try {
    return busboy({ headers: Object.fromEntries(headers), limits: { fieldSize: MAX_TEXT_BYTES } })
  } catch {
    return null
  }
}
