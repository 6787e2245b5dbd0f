import { IncomingMessage } from 'node:http'

/** All of a body that is no longer than told. `null`: its sender has gone. */
export async function lookAtBody(body: IncomingMessage, length: number): Promise<Buffer | null> {
  // To listen to a stream that has nothing to say would end it.
  if (length === 0) return Buffer.alloc(0)
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve) => {
    const end = (whole: Buffer | null) => {
      body.off('data', take).off('close', leave)
      resolve(whole)
    }
    const leave = () => end(null)
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size >= length) end(Buffer.concat(chunks))
    }
    if (body.destroyed) return leave()
    body.on('data', take).on('close', leave)
  })
}

/** The same request with a body that nobody has looked at: Next takes no other. */
export function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request
  const unread = new IncomingMessage(request.socket)
  Object.assign(unread, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, complete: true })
  unread.push(body)
  unread.push(null)
  return unread
}
