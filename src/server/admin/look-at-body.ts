import type { IncomingMessage } from 'node:http'

/**
 * All of a body that is no longer than told; it is put back for whoever reads it next. `null`: its sender has gone.
 */
export async function lookAtBody(body: IncomingMessage, length: number): Promise<Buffer | null> {
  // To listen to a stream that has nothing to say would end it.
  if (length === 0) return Buffer.alloc(0)
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve) => {
    const end = (whole: Buffer | null) => {
      body.off('readable', take).off('close', leave)
      resolve(whole)
    }
    const leave = () => end(null)
    const take = () => {
      for (let chunk = body.read(); chunk !== null; chunk = body.read()) {
        chunks.push(chunk)
        size += chunk.length
      }
      if (size < length) return
      const whole = Buffer.concat(chunks)
      // In the same turn: whoever lets go of an empty stream that has come to its end hears that it is over.
      body.unshift(whole)
      end(whole)
    }
    if (body.destroyed) return leave()
    body.on('readable', take).on('close', leave)
    take()
  })
}
