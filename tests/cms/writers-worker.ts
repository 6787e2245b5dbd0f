import { writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { createGuard, createWritersConfig, readTitle, saveNote, takeSnapshot } from './writers-model.ts'
import type { Commands } from './writers-process.ts'

const [databaseUrl = '', mode] = process.argv.slice(2)
const payload = await getPayload({ config: createWritersConfig(databaseUrl, mode === 'create-tables') })
if (mode === 'create-tables') await createGuard(payload)

let open: PayloadRequest | undefined

const commands: Commands = {
  save: ({ title }) => saveNote(payload, title),
  read: ({ id }) => readTitle(payload, id),
  snapshot: () => takeSnapshot(payload),

  async saveMany({ prefix, writers, each }) {
    await Promise.all(Array.from({ length: writers }, (_, writer) => saveInTurn(`${prefix}-${writer}`, each)))
  },

  async openTransaction({ title }) {
    open = await createLocalReq({}, payload)
    open.transactionID = (await payload.db.beginTransaction()) ?? undefined
    return saveNote(payload, title, open)
  },

  async commitTransaction() {
    if (open?.transactionID) await payload.db.commitTransaction(open.transactionID)
    open = undefined
  },
}

async function saveInTurn(title: string, count: number) {
  for (let turn = 0; turn < count; turn += 1) {
    const id = await saveNote(payload, `${title}-${turn}`)
    send({ saved: id })
  }
}

// Synchronous: what has been sent before a kill was acknowledged, and what was acknowledged has been sent.
function send(message: object) {
  writeSync(3, `${JSON.stringify(message)}\n`)
}

async function answer({ call, name, input }: { call: number; name: keyof Commands; input: never }) {
  try {
    send({ call, result: await commands[name](input) })
  } catch (error) {
    send({ call, error: error instanceof Error ? error.message : String(error) })
  }
}

createInterface(process.stdin)
  .on('line', (line) => answer(JSON.parse(line)))
  .on('close', () => process.exit(0))
send({ ready: true })
