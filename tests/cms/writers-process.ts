import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { bundleWorker } from '../bundle-worker.ts'

const program = bundleWorker(fileURLToPath(new URL('writers-worker.ts', import.meta.url)))

/** Everything as one process sees it: notes with the rows of their array, and the notes that versions and changes name. */
export interface Snapshot {
  notes: { id: number; points: number }[]
  versions: number[]
  changes: number[]
}

/** What a writer process can be asked to do. */
export interface Commands {
  save(input: { title: string }): Promise<number>
  /** `writers` parallel loops; each save is reported through `onSaved` as soon as it is acknowledged. */
  saveMany(input: { prefix: string; writers: number; each: number }): Promise<void>
  read(input: { id: number }): Promise<string | null>
  snapshot(): Promise<Snapshot>
  /** Saves in a transaction that stays open until `commitTransaction`. */
  openTransaction(input: { title: string }): Promise<number>
  commitTransaction(): Promise<void>
}

export interface WriterProcess {
  call<Name extends keyof Commands>(
    name: Name,
    ...input: Parameters<Commands[Name]>
  ): Promise<Awaited<ReturnType<Commands[Name]>>>
  onSaved(listener: (id: number) => void): void
  kill(signal?: NodeJS.Signals): Promise<void>
}

interface Pending {
  resolve(value: never): void
  reject(error: Error): void
}

/** Starts a process with a Payload of its own on `databaseUrl`. */
export async function startWriter(databaseUrl: string, mode: 'create-tables' | 'write' = 'write'): Promise<WriterProcess> {
  const child = spawn(process.execPath, [...(await program), databaseUrl, mode], {
    // Drizzle draws its progress on stdout, so messages have a pipe of their own.
    stdio: ['pipe', 'ignore', 'inherit', 'pipe'],
    env: { ...process.env, NODE_ENV: 'test', PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true' },
  })
  const [commands, , , messages] = child.stdio
  if (!(commands instanceof Writable && messages instanceof Readable)) throw new Error('The writer has no pipes')
  const exited = once(child, 'exit')
  const pending = new Map<number, Pending>()
  const listeners: ((id: number) => void)[] = []
  let calls = 0

  await new Promise<void>((onReady, onFailure) => {
    createInterface(messages).on('line', (line) => {
      const message = JSON.parse(line)
      if (message.ready) onReady()
      else if (message.saved) for (const listener of listeners) listener(message.saved)
      else if (message.error) pending.get(message.call)?.reject(new Error(message.error))
      else pending.get(message.call)?.resolve(message.result as never)
    })
    child.on('close', (code, signal) => {
      const error = new Error(`The writer ended (${signal ?? code})`)
      onFailure(error)
      for (const { reject } of pending.values()) reject(error)
    })
  })

  return {
    call(name, ...[input]) {
      calls += 1
      const call = calls
      commands.write(`${JSON.stringify({ call, name, input })}\n`)
      return new Promise((resolve, reject) => pending.set(call, { resolve, reject }))
    },
    onSaved: (listener) => void listeners.push(listener),
    async kill(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
    },
  }
}
