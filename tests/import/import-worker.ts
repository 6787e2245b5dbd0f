import { getPayload } from 'payload'
import { createConfig } from '#cms/config.ts'
import { describeProblems, readEnv } from '#platform/env.ts'
import { runImport } from '../../src/import/run-import.ts'
import { openUploads } from '../../src/import/write/uploads.ts'

/** Imports in a process of its own, which dies as by `kill -9` with its so many-th transaction: before it begins to write, or before it commits. */
const [dataDir = '', source = '', uploads = '', folder = '', deadly = '', moment = ''] = process.argv.slice(2)
const result = readEnv({ DATA_DIR: dataDir }, process.cwd())
if (!result.ok) throw new Error(describeProblems(result.problems))
const config = await createConfig({ env: result.env, program: 'admin', root: process.cwd() })
const logger = { options: { level: 'fatal' }, destination: process.stderr }
const payload = await getPayload({ config: Object.assign(config, { logger }), disableOnInit: true })

const { beginTransaction, commitTransaction } = payload.db
let begun = 0
payload.db.beginTransaction = async (...args) => {
  const id = await beginTransaction(...args)
  if (++begun === Number(deadly) && moment === 'begin') process.kill(process.pid, 'SIGKILL')
  return id
}
payload.db.commitTransaction = async (...args) => {
  if (begun >= Number(deadly)) process.kill(process.pid, 'SIGKILL')
  await commitTransaction(...args)
}

await runImport(
  {
    source,
    folder,
    salvage: false,
    withTrash: false,
    statuses: new Set(['publish', 'draft', 'future', 'private']),
    say: () => undefined,
  },
  { payload, uploads: await openUploads(uploads), onConflict: 'update' },
)
process.exit(0)
