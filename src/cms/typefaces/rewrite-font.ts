import { Worker } from 'node:worker_threads'
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts'

/** Where each axis of a font that can be varied is to stand. */
export type Axes = Readonly<Record<string, number>>

interface Limits {
  ms: number
}

/** Shorter than other programs wait for SQLite's one writer, which whoever uploads a font is meanwhile. */
const LIMITS: Limits = { ms: 12_000 }
const MEMORY_MB = 512

// As text: it is one call of a package. Required from the repository's root, where all programs run.
const PROGRAM = `
const { parentPort, workerData: { font, axes } } = require('node:worker_threads')
const options = { targetFormat: 'sfnt', keepAllGlyphs: true, noHinting: true, preserveNameIds: [0, 7, 8, 9, 10, 11, 12, 13, 14], variationAxes: axes }
parentPort.postMessage('ready')
require('subset-font')(Buffer.from(font), '', options).then(
  (bytes) => parentPort.postMessage({ bytes }),
  () => parentPort.postMessage({ bytes: null }),
)
`

const inTurn = createConcurrencyLimit(1)

/**
 * A font as HarfBuzz writes it anew from what it could read of it: unpacked, of one weight, without hints. `null`: it could read
 * nothing. In a thread of its own, which ends with it: whatever the file does to those who read it, only that thread waits or dies.
 */
export function rewriteFont(font: Buffer, axes: Axes = {}, { ms }: Limits = LIMITS): Promise<Buffer | null> {
  return inTurn(async () => {
    const worker = new Worker(PROGRAM, {
      eval: true,
      execArgv: [],
      workerData: { font, axes },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    let deadline: NodeJS.Timeout | undefined
    try {
      return await new Promise<Buffer | null>((resolve) => {
        worker.on('message', (message: 'ready' | { bytes: Uint8Array | null }) => {
          // Not from the start: loading the program takes longer on a busy machine, whatever the file is.
          if (message === 'ready') deadline = setTimeout(() => resolve(null), ms)
          else resolve(message.bytes === null ? null : Buffer.from(message.bytes))
        })
        worker.once('error', () => resolve(null))
        worker.once('exit', () => resolve(null))
      })
    } finally {
      clearTimeout(deadline)
      await worker.terminate()
    }
  })
}
