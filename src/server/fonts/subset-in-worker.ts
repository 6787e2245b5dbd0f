import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

const require = createRequire(import.meta.url)

export interface Subsetter {
  /** A font with the characters of a text: WOFF2 for browsers, or unpacked, to be drawn from. */
  subset(text: string, format?: 'woff2' | 'sfnt'): Promise<Buffer>
  stop(): Promise<void>
}

export const SUBSET_OPTIONS = {
  // The copyright and the licence stay in the font.
  preserveNameIds: [0, 13, 14],
  // Kerning, vertical text and half-width punctuation. All others bring glyphs that no heading shows.
  keepFeatures: ['ccmp', 'kern', 'liga', 'vert', 'vrt2', 'halt', 'vhal', 'chws', 'vchs'],
  noHinting: true,
}
const IDLE_MS = 30_000

// As text: it is one call of a package, and a file of its own would have to be found in sources and in the built program alike.
const PROGRAM = `
const { readFileSync } = require('node:fs')
const { parentPort, workerData: { subsetter, file, options } } = require('node:worker_threads')
const subset = require(subsetter)
let font
parentPort.on('message', async ({ id, text, targetFormat }) => {
  try {
    font ??= readFileSync(file)
    parentPort.postMessage({ id, bytes: await subset(font, text, { ...options, targetFormat }) })
  } catch (error) {
    parentPort.postMessage({ id, problem: String(error) })
  }
})
`

interface Waiting {
  resolve(font: Buffer): void
  reject(error: Error): void
}

type Reply = { id: number; bytes: Uint8Array; problem?: undefined } | { id: number; problem: string }

/**
 * Cuts characters out of a font in a thread of its own: it takes about 1 ms of work for each character, which no request should
 * wait for. The thread and its memory go when there has been nothing to do for a while.
 */
export function createSubsetter(file: string, idleMs = IDLE_MS): Subsetter {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let resting: NodeJS.Timeout | undefined
  let newest = 0

  function start(): Worker {
    const data = { subsetter: require.resolve('subset-font'), file, options: SUBSET_OPTIONS }
    const started = new Worker(PROGRAM, { eval: true, execArgv: [], workerData: data })
    started.unref()
    started.on('message', settle)
    started.on('error', fail)
    started.on('exit', (code) => {
      if (worker !== started) return
      worker = null
      fail(new Error(`The thread that cuts fonts ended with code ${code}`))
    })
    return started
  }

  function settle(reply: Reply): void {
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (waiting.size === 0) resting = setTimeout(() => void stop(), idleMs).unref()
    if (reply.problem === undefined) asked?.resolve(Buffer.from(reply.bytes))
    else asked?.reject(new Error(reply.problem))
  }

  function fail(error: Error): void {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  async function stop(): Promise<void> {
    clearTimeout(resting)
    const ending = worker
    worker = null
    fail(new Error('The thread that cuts fonts was stopped'))
    await ending?.terminate()
  }

  return {
    subset(text, format = 'woff2') {
      clearTimeout(resting)
      worker ??= start()
      const id = ++newest
      const made = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }))
      worker.postMessage({ id, text, targetFormat: format })
      return made
    },
    stop,
  }
}
