import type { ServerResponse } from 'node:http'

/**
 * Until all of an answer was written, though not yet sent: whoever makes it is never asked to wait for a client that does not
 * read. What is left in memory goes with the connection, which may be silent for so long only.
 */
export function untilWritten(response: ServerResponse): Promise<void> {
  const { write, end } = response
  return new Promise((resolve) => {
    const writeOn = (...args: unknown[]) => {
      Reflect.apply(write, response, args)
      return true
    }
    const endOn = (...args: unknown[]) => {
      Reflect.apply(end, response, args)
      resolve()
      return response
    }
    Object.assign(response, { write: writeOn, end: endOn })
  })
}

/** Until nothing of an answer is left in memory, be it that its reader has gone. */
export async function untilSent(response: ServerResponse): Promise<void> {
  if (response.writableFinished || response.destroyed) return
  await new Promise<void>((resolve) => response.once('finish', resolve).once('close', resolve))
}
