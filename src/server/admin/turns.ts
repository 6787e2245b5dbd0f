import type { FastifyReply, FastifyRequest } from 'fastify'
import { RenderQueue } from '../render-queue.ts'
import { createAccountQueues } from './account-queue.ts'
import { lengthOf, sizeOf } from './bodies.ts'
import { bodyArrived } from './body-arrived.ts'
import { askerOf } from './limits.ts'
import { lookAtBody } from './look-at-body.ts'
import { untilSent, untilWritten } from './until-written.ts'

interface TurnsOptions {
  responseLimitMs: number
  smallBodyLimitMs: number
}

/** Pages and calls on the way to a session that are made side by side: whoever is signed in may have to wait for all of them. */
const STRANGERS_AT_ONCE = 1
/** One that waits for something slow keeps no other waiting. */
const LARGE_AT_ONCE = 2
/** From here on a call may be a hundred thousand lists, which keep the thread busy for a second: one after the other. */
const HUGE_BYTES = 128 * 1024
const MOST_REST_MS = 2_000

/** `late`: its sender has been waited for in vain. */
type Outcome = 'answered' | 'late'

/**
 * Who is answered when. However many strangers come, whoever is signed in waits for none of them; whoever reads or writes little
 * has half of the time beside those who send much; and each account gets so much at a time.
 */
export function createTurns({ responseLimitMs, smallBodyLimitMs }: TurnsOptions) {
  const inTurn = createAccountQueues()
  const staff = new RenderQueue({ limitMs: responseLimitMs })
  const strangers = new RenderQueue({ limitMs: responseLimitMs, atOnce: STRANGERS_AT_ONCE, yieldsTo: staff })
  const large = new RenderQueue({ limitMs: responseLimitMs, atOnce: LARGE_AT_ONCE, mostRestMs: MOST_REST_MS })
  const huge = new RenderQueue({ limitMs: responseLimitMs, atOnce: 1, mostRestMs: MOST_REST_MS })

  /** `make` gets the body where it has been read already. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    make: (body: Buffer | null) => Promise<void>,
  ): Promise<Outcome> {
    const asker = { client: askerOf(request), key: null, isGone: () => reply.raw.destroyed }
    const answerSoon = (body: Buffer | null) => Promise.race([untilWritten(reply.raw), make(body)])
    const size = sizeOf(request)
    if (size === 'small') {
      const isThere = await bodyArrived(request.raw, lengthOf(request), smallBodyLimitMs)
      // Strangers can send no other, and would keep all connections for as long as a film may take.
      if (!isThere) return 'late'
      if (request.account === undefined) await strangers.run(asker, () => answerSoon(null))
      else
        await inTurn(size, asker, async () => {
          await staff.run(asker, () => answerSoon(null))
          // Keeps its sender waiting, who does not read, and nobody else.
          await untilSent(reply.raw)
        })
      return 'answered'
    }
    // It takes its time to come and would keep a place that others wait for. Unread as it is, it's silent until its turn comes.
    const { socket } = request.raw
    const { timeout = 0 } = socket
    socket.setTimeout(0)
    await inTurn(size, asker, async () => {
      socket.setTimeout(timeout)
      if (size === 'file') await make(null)
      else {
        const body = await lookAtBody(request.raw, lengthOf(request))
        if (body !== null) await (body.length > HUGE_BYTES ? huge : large).run(asker, () => answerSoon(body))
      }
      await untilSent(reply.raw)
    })
    return 'answered'
  }

  return { staff, answer }
}
