import path from 'node:path'
import { parseArgs } from 'node:util'
import { getPayload, type Payload } from 'payload'
import { recordCommand } from '#audit/record-command.ts'
import { createConfig } from '#cms/config.ts'
import { whileOthersWait } from '#platform/db/preparing-lock.ts'
import { loadEnv } from '#platform/env.ts'
import { ImportRefused } from '../src/import/refused.ts'
import { createProgress, runImport } from '../src/import/run-import.ts'
import { verifyAddresses } from '../src/import/verify-addresses.ts'
import type { OnConflict } from '../src/import/write/ledger.ts'
import { undoImport } from '../src/import/write/undo-import.ts'
import { NO_UPLOADS, openUploads } from '../src/import/write/uploads.ts'

const USAGE = `用法：npm run import:wordpress -- <匯出檔.xml|匯出檔.zip|資料夾>
  --dry-run        只產生報告，不寫入
  --uploads <資料夾|zip>   舊網站的 wp-content/uploads
  --on-conflict skip|update|force   舊網站改過的內容：不更新、這裡沒人改過才更新（預設）、一律更新
  --status publish,draft,pending,future,private   只匯入這些狀態的內容
  --with-trash     也匯入垃圾桶裡的內容
  --salvage        檔案不完整時，取出壞掉之前的內容
  --report <資料夾> 報告放在哪裡（預設 data/import）
其他：
  --undo <次數>    收回某一次匯入的內容；之後改過的會留下
  --verify [--site <網址>]   檢查舊網址是否都能到達`

const STATUSES = ['publish', 'draft', 'pending', 'future', 'private']
const CONFLICTS: readonly string[] = ['skip', 'update', 'force'] satisfies OnConflict[]
const CLEAN = 0
const FAILED = 1
const WITH_LOSSES = 2
const say = (line: string) => console.log(line)

// Payload keeps timers and connections.
process.exit(await run(process.argv.slice(2)))

/** `npm run import:wordpress`: moves a WordPress site in, takes an import back, or checks that old addresses lead somewhere. */
async function run(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        uploads: { type: 'string' },
        'on-conflict': { type: 'string', default: 'update' },
        status: { type: 'string', default: STATUSES.join(',') },
        'with-trash': { type: 'boolean', default: false },
        salvage: { type: 'boolean', default: false },
        report: { type: 'string', default: path.join('data', 'import') },
        undo: { type: 'string' },
        verify: { type: 'boolean', default: false },
        site: { type: 'string' },
        // The admin has noted it, with who set it going.
        noted: { type: 'boolean', default: false },
      },
    })
    if (values.undo !== undefined) return await withContent((payload) => undo(payload, Number(values.undo)))
    if (values.verify) return await withContent((payload) => verify(payload, values.site ?? loadEnv().site.url))
    const [source, ...others] = positionals
    const statuses = values.status.split(',')
    const isKnown = statuses.every((status) => STATUSES.includes(status)) && CONFLICTS.includes(values['on-conflict'])
    if (source === undefined || others.length > 0 || !isKnown) return refuse(USAGE)
    const options = {
      source,
      folder: values.report,
      salvage: values.salvage,
      withTrash: values['with-trash'],
      statuses: new Set(statuses),
      say,
    }
    const uploads = values.uploads === undefined ? NO_UPLOADS : await openUploads(values.uploads)
    const onConflict = values['on-conflict'] as OnConflict
    const { isClean } = values['dry-run']
      ? await runImport(options)
      : await withContent(async (payload) => {
          if (!values.noted) await note({ kind: 'import', subject: path.basename(source) })
          return runImport(options, { payload, uploads, onConflict })
        })
    say(`報告在 ${path.join(values.report, 'report.html')}`)
    return isClean ? CLEAN : WITH_LOSSES
  } catch (error) {
    if (error instanceof ImportRefused) return refuse(error.message)
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return refuse(USAGE)
    throw error
  }
}

/** With the admin's configuration, alone. A program that dies gives the lock back. */
async function withContent<Result>(work: (payload: Payload) => Promise<Result>): Promise<Result> {
  const env = loadEnv()
  const onWait = () => {
    throw new ImportRefused('另一個匯入正在進行，請等它結束。')
  }
  return whileOthersWait({ databaseUrl: env.database.url, purpose: 'importing', onWait }, async () => {
    const payload = await getPayload({
      config: createConfig({ env, program: 'admin', root: process.cwd() }),
      disableOnInit: true,
    })
    try {
      return await work(payload)
    } finally {
      await payload.destroy()
    }
  })
}

async function undo(payload: Payload, run: number): Promise<number> {
  await note({ kind: 'import-undo', subject: `第 ${run} 次匯入` })
  const { removed, kept } = await undoImport(payload, run)
  say(`收回了 ${removed} 項。`)
  for (const { collection, id, reason } of kept) say(`留下 ${collection} #${id}：${reason}`)
  return kept.length === 0 ? CLEAN : WITH_LOSSES
}

/** Before the work, so that a run that dies is told of as well. */
function note(deed: Parameters<typeof recordCommand>[1]): Promise<void> {
  return recordCommand(loadEnv().database, deed)
}

async function verify(payload: Payload, siteUrl: string): Promise<number> {
  const { checked, faults } = await verifyAddresses({ payload, siteUrl, onProgress: createProgress('檢查', say) })
  for (const { address, fault } of faults) say(`${address}：${fault}`)
  say(`檢查了 ${checked} 個舊網址，${faults.length} 個到不了。`)
  return faults.length === 0 ? CLEAN : WITH_LOSSES
}

function refuse(message: string): number {
  console.error(message)
  return FAILED
}
