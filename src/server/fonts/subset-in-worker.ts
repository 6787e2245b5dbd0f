import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

const require = createRequire(import.meta.url)

export type Subset = (text: string, signal: AbortSignal) => Promise<Buffer>

// The copyright and the licence stay in the font.
const OPTIONS = { targetFormat: 'woff2', preserveNameIds: [0, 13, 14] }

// As text: it is one call of a package, and a file of its own would have to be found in sources and in the built program alike.
const PROGRAM = `
const { readFileSync } = require('node:fs')
const { parentPort, workerData: { subsetter, file, text, options } } = require('node:worker_threads')
require(subsetter)(readFileSync(file), text, options).then((bytes) => parentPort.postMessage(bytes))
`

/**
 * Cuts the characters of a text out of a font, in a thread of its own: it takes about 2 ms of work for each character, which no
 * request should wait for, and the memory it needs goes with the thread.
 */
export function createSubset(file: string): Subset {
  return function subset(text, signal) {
    signal.throwIfAborted()
    const subsetter = require.resolve('subset-font')
    const worker = new Worker(PROGRAM, { eval: true, execArgv: [], workerData: { subsetter, file, text, options: OPTIONS } })
    const end = () => void worker.terminate()
    signal.addEventListener('abort', end, { once: true })
    return new Promise<Buffer>((resolve, reject) => {
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`The thread that cuts the heading font ended with code ${code}`)))
    }).finally(() => signal.removeEventListener('abort', end))
  }
}
