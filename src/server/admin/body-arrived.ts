import type { IncomingMessage } from 'node:http'

/**
 * Until a small body is there, unread, for whoever reads it later; also when its sender has gone. One that is larger than what a
 * stream keeps for its reader would never be.
 */
export async function bodyArrived(body: IncomingMessage, length: number): Promise<void> {
  // To listen to a stream that has nothing to say would end it.
  if (length === 0) return
  await new Promise<void>((resolve) => {
    const look = () => {
      if (body.readableLength < length && !body.readableEnded && !body.destroyed) return
      body.off('readable', look).off('close', look)
      resolve()
    }
    body.on('readable', look).on('close', look)
    look()
  })
}
