import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseAway } from '#platform/db/database-away.ts'
import { createLimiter } from './middleware/rate-limit/rate-limit.ts'
import { RENDER_LIMIT_MS, RenderQueue } from './render-queue.ts'

/** Of one person. Each form waits for an answer before it asks for the next: room for a few of them, and for drafts being opened. */
const MOST_UNDER_WAY = 6
/** Each may have megabytes. */
const MOST_WAITING_IN_ALL = 32
const BUSY_SECONDS = 2

export interface PreviewTurns {
  /**
   * Lets a person's request in before any of its body is read, until it is answered and its render has ended. Says for how many
   * seconds the person has to wait, 0 for not at all.
   */
  enter(request: FastifyRequest, reply: FastifyReply, person: number): Promise<number>
  /** Renders for a request that was let in, when it is its person's turn. */
  run<T>(request: FastifyRequest, render: () => Promise<T>): Promise<T>
}

interface PreviewTurnsOptions {
  /** Multiplies how many may be asked for in a minute. */
  scale: number
  patienceScale: number
  /** What would have to be rendered is refused at once, instead of waiting in vain. */
  isDatabaseAway?: (() => boolean) | undefined
}

interface Entry {
  person: string
  /** It is answered, or nobody is left to read the answer. */
  isOver: boolean
  /** Never fails. */
  rendered?: Promise<unknown>
}

/** Who renders drafts when. Many work behind one address: it is persons who are counted, and who take turns. */
export function createPreviewTurns(app: FastifyInstance, options: PreviewTurnsOptions): PreviewTurns {
  const { scale, patienceScale, isDatabaseAway = () => false } = options
  // A draft may be as large as a document may be: one at a time, whoever asks in turn.
  const queue = new RenderQueue({
    atOnce: 1,
    waitingPerClient: MOST_UNDER_WAY,
    waitingInAll: MOST_WAITING_IN_ALL,
    limitMs: RENDER_LIMIT_MS * patienceScale,
  })
  const entries = new WeakMap<FastifyRequest, Entry>()
  const underWay = new Map<string, number>()
  const entryOf = (request: FastifyRequest): Entry => {
    const entry = entries.get(request)
    if (entry === undefined) throw new Error('the request was not let in')
    return entry
  }
  const limit = createLimiter(app, 'previews-of-a-person', scale, (request) => entryOf(request).person)

  async function leaveAfter(over: Promise<void>, entry: Entry): Promise<void> {
    await over
    entry.isOver = true
    // It waits or is rendered, with its megabytes, though its asker has hung up.
    await entry.rendered
    const left = (underWay.get(entry.person) ?? 1) - 1
    if (left > 0) underWay.set(entry.person, left)
    else underWay.delete(entry.person)
  }

  return {
    async enter(request, reply, person) {
      const entry: Entry = { person: String(person), isOver: false }
      entries.set(request, entry)
      const waitSeconds = await limit(request)
      if (waitSeconds > 0) return waitSeconds
      const own = underWay.get(entry.person) ?? 0
      if (own >= MOST_UNDER_WAY) return BUSY_SECONDS
      underWay.set(entry.person, own + 1)
      void leaveAfter(untilOver(request, reply), entry)
      return 0
    },

    async run(request, render) {
      const entry = entryOf(request)
      if (isDatabaseAway()) throw new DatabaseAway()
      const result = queue.run({ client: entry.person, key: null, isGone: () => entry.isOver }, render)
      entry.rendered = result.catch(() => undefined)
      return result
    },
  }
}

/** Until an answer is sent, or can't be any more. One that waits behind another of its connection does not hear of its end. */
function untilOver({ raw: { socket } }: FastifyRequest, { raw: response }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      socket.off('close', end)
      response.off('close', end)
      resolve()
    }
    socket.once('close', end)
    response.once('close', end)
    if (socket.destroyed || response.closed) end()
  })
}
