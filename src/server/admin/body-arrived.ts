import type { IncomingMessage } from 'node:http'

/**
 * Whether a small body came in time; it is there then, unread, for whoever reads it later, or its sender has gone. One that is
 * larger than what a stream keeps for its reader would never be there.
 */
export async function bodyArrived(body: IncomingMessage, length: number, limitMs: number): Promise<boolean> {
  // To listen to a stream that has nothing to say would end it.
  if (length === 0) return true
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      clearTimeout(limit)
      body.off('readable', look).off('close', look)
      resolve(isThere)
    }
    const look = () => {
      if (body.readableLength >= length || body.readableEnded || body.destroyed) end(true)
    }
    const limit = setTimeout(end, limitMs, false)
    body.on('readable', look).on('close', look)
    look()
  })
}
