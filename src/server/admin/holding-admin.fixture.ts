import type { IncomingMessage } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import { createTestAdmin } from './admin-app.fixture.ts'

type Options = Parameters<typeof createTestAdmin>[0] & { isHeld?: (request: IncomingMessage) => boolean }

/** Behind this admin answers are held until the test says so, at the latest until its end. */
export async function createHoldingAdmin({ isHeld = () => true, ...options }: Options = {}) {
  const seen: IncomingMessage[] = []
  const held: (() => void)[] = []
  let isOver = false
  const admin = await createTestAdmin({
    async handle(request, response) {
      seen.push(request)
      if (isHeld(request) && !isOver) await new Promise<void>((resolve) => held.push(resolve))
      response.end('behind')
    },
    ...options,
  })
  onTestFinished(() => {
    isOver = true
    for (const end of held) end()
  })
  return {
    ...admin,
    /** What has come through so far, in order. */
    seen,
    /** Ends the oldest of them, so many as are told, and waits for those that are not there yet. */
    async release(count: number) {
      for (let ended = 0; ended < count; ended++) {
        await expect.poll(() => held.length, { interval: 2 }).toBeGreaterThan(0)
        held.shift()?.()
      }
    },
  }
}
