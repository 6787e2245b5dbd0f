import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'

type CleanedSvg = { ok: true; bytes: Buffer } | { ok: false; reason: string }

interface Limits {
  ms: number
  memoryMb: number
}

const LIMITS: Limits = { ms: 2_000, memoryMb: 128 }
const UNREADABLE = '這個 SVG 檔無法讀取，請用繪圖軟體重新匯出。'
const WITHOUT_SIZE = '這個 SVG 檔沒有寫圖的大小（viewBox，或寬與高），請用繪圖軟體重新匯出。'
const TOO_COMPLEX = '這個 SVG 檔太複雜，無法檢查。請用繪圖軟體簡化後重新匯出。'

/** Found from the repository's root, where all programs run. */
const BUILT = resolve('dist/server/svg-worker.js')
/** For development and tests. It starts a compiler, which stays behind when its thread is ended. */
const UNBUILT = `require('tsx/cjs/api').require('./src/cms/media/svg-worker.ts', process.cwd() + '/package.json')`

/** Sanitises an SVG in a thread of its own, which ends with it: whatever the file does to the parser, only that thread waits or dies. */
export function cleanSvg(bytes: Buffer, { ms, memoryMb }: Limits = LIMITS): Promise<CleanedSvg> {
  const worker = startWorker({
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: memoryMb / 4 },
  })
  let deadline: NodeJS.Timeout | undefined
  return new Promise<CleanedSvg>((resolve, reject) => {
    worker.on('message', (message: 'ready' | { clean: string | null; isTooComplex: boolean }) => {
      if (message === 'ready') {
        // Not from the start: loading the program takes longer on a busy machine, whatever the file is.
        deadline = setTimeout(() => resolve({ ok: false, reason: TOO_COMPLEX }), ms)
        worker.postMessage(bytes)
      } else if (message.isTooComplex) resolve({ ok: false, reason: TOO_COMPLEX })
      else if (message.clean === null) resolve({ ok: false, reason: UNREADABLE })
      else if (!hasSize(message.clean)) resolve({ ok: false, reason: WITHOUT_SIZE })
      else resolve({ ok: true, bytes: Buffer.from(message.clean, 'utf8') })
    })
    worker.once('error', (error) => {
      const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      if (isOutOfMemory) resolve({ ok: false, reason: TOO_COMPLEX })
      else reject(error)
    })
    worker.once('exit', (code) => reject(new Error(`The thread that cleans SVG files ended with code ${code}`)))
  }).finally(() => {
    clearTimeout(deadline)
    return worker.terminate()
  })
}

function startWorker(options: WorkerOptions): Worker {
  const isBuilt = process.env.NODE_ENV === 'production' && existsSync(BUILT)
  return isBuilt ? new Worker(BUILT, options) : new Worker(UNBUILT, { ...options, eval: true })
}

/** A page must know how much room a picture takes before it comes. */
function hasSize(clean: string): boolean {
  const root = clean.slice(0, clean.indexOf('>'))
  const has = (attribute: string) => new RegExp(` ${attribute}="[\\d.]+(?:px|pt|mm|cm|in)?"`).test(root)
  return / viewBox="[^"]*\d/.test(root) || (has('width') && has('height'))
}
