import { spawn } from 'node:child_process'
import { endProcess, TSX_ARGS } from './processes.ts'

/** What a worker process can be asked to do. */
export type Calls = Record<string, (input: never) => Promise<unknown>>

export interface Worker<C extends Calls> {
  pid: number
  call<Name extends keyof C & string>(name: Name, input: Parameters<C[Name]>[0]): Promise<Awaited<ReturnType<C[Name]>>>
  stop(): Promise<void>
}

interface Pending {
  resolve(result: unknown): void
  reject(error: Error): void
}

type Message = { ready: true } | { id: number; result?: unknown; error?: string }

// Loads all of Payload, on a machine that may have much else to do.
const START_LIMIT_MS = 240_000
const CALL_LIMIT_MS = 600_000

/** In the worker: answers calls until the bench is gone. */
export function serveCalls(calls: Calls): void {
  process.on('message', async ({ id, name, input }: { id: number; name: string; input: never }) => {
    try {
      process.send?.({ id, result: await calls[name]?.(input) })
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  process.once('disconnect', () => process.exit(0))
  process.send?.({ ready: true })
}

/** In the bench: starts a worker with an environment of its own. */
export async function startWorker<C extends Calls>(file: string, env: NodeJS.ProcessEnv): Promise<Worker<C>> {
  // Drizzle draws its progress on stdout.
  const child = spawn(process.execPath, [...TSX_ARGS, file], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env })
  const pending = new Map<number, Pending>()
  let count = 0
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${file} did not start in time`)), START_LIMIT_MS)
      child.on('message', (message: Message) => {
        if ('ready' in message) {
          clearTimeout(timer)
          resolve()
          return
        }
        const call = pending.get(message.id)
        pending.delete(message.id)
        if (message.error === undefined) call?.resolve(message.result)
        else call?.reject(new Error(message.error))
      })
      child.once('exit', (code, signal) => {
        const error = new Error(`${file} ended (${signal ?? code})`)
        reject(error)
        for (const call of pending.values()) call.reject(error)
      })
    })
  } catch (error) {
    await endProcess(child)
    throw error
  }
  return {
    pid: child.pid ?? 0,
    call(name, input) {
      const id = ++count
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${file}: ${name} took too long`)), CALL_LIMIT_MS)
        pending.set(id, {
          resolve(result) {
            clearTimeout(timer)
            resolve(result as never)
          },
          reject(error) {
            clearTimeout(timer)
            reject(error)
          },
        })
        child.send({ id, name, input })
      })
    },
    stop: () => endProcess(child),
  }
}

/** A worker for as long as the work takes. */
export async function withWorker<C extends Calls, T>(
  file: string,
  env: NodeJS.ProcessEnv,
  work: (worker: Worker<C>) => Promise<T>,
): Promise<T> {
  const worker = await startWorker<C>(file, env)
  try {
    return await work(worker)
  } finally {
    await worker.stop()
  }
}
