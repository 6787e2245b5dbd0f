import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { makePlan, type Plan } from './plan/make-plan.ts'
import { hasLosses, makeReport, type Report } from './report/report.ts'
import { reportPage } from './report/report-page.ts'
import { indexExport } from './staging/index-export.ts'
import { openStaging, type Staging } from './staging/staging.ts'
import type { OnConflict } from './write/ledger.ts'
import type { Written } from './write/outcomes.ts'
import type { Uploads } from './write/uploads.ts'
import { writeImport } from './write/write-import.ts'
import { openExport } from './wxr/open-export.ts'

export interface ImportOptions {
  /** A file, a zip, or a folder of either. */
  source: string
  /** Where the report and the staging file go. */
  folder: string
  salvage: boolean
  withTrash: boolean
  statuses: ReadonlySet<string>
  /** For whoever watches, in Chinese. */
  say(line: string): void
}

/** Where an import is written to. */
export interface ImportTarget {
  payload: Payload
  uploads: Uploads
  onConflict: OnConflict
}

export interface ImportResult {
  report: Report
  isClean: boolean
}

const SAID_EVERY_MS = 2000

/** Reads an export, plans the import, converts every document, writes them if there is a target, and the report in any case. */
export async function runImport(
  { source, folder, salvage, withTrash, statuses, say }: ImportOptions,
  target: ImportTarget | null = null,
): Promise<ImportResult> {
  await mkdir(folder, { recursive: true })
  const stagingFile = path.join(folder, 'staging.db')
  await Promise.all(['', '-wal', '-shm'].map((suffix) => rm(stagingFile + suffix, { force: true })))
  const staging = await openStaging(stagingFile)
  try {
    say('讀取匯出檔…')
    const files = await indexExport(await openExport(source), staging, { salvage })
    say(`讀到 ${files.reduce((sum, { items }) => sum + items, 0)} 筆內容，開始轉換…`)
    const plan = await makePlan(staging, { statuses, withTrash }, createProgress('轉換', say))
    const written = target === null ? null : await write(plan, staging, target, say)
    const report = makeReport(plan, files, written)
    await writeFile(path.join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
    await writeFile(path.join(folder, 'report.html'), reportPage(report))
    return { report, isClean: !hasLosses(report) }
  } finally {
    staging.close()
  }
}

function write(plan: Plan, staging: Staging, target: ImportTarget, say: (line: string) => void): Promise<Written> {
  const steps = new Map<string, Progress>()
  const stepOf = (what: string) => {
    const step = steps.get(what) ?? createProgress(`寫入${what}`, say)
    steps.set(what, step)
    return step
  }
  return writeImport({ ...target, plan, staging, onProgress: (what, done, all) => stepOf(what)(done, all) })
}

type Progress = (done: number, all: number) => void

/** Says how far it is and how long it will take, every few seconds. */
export function createProgress(what: string, say: (line: string) => void): Progress {
  const started = performance.now()
  let said = started
  return (done, all) => {
    const now = performance.now()
    if (now - said < SAID_EVERY_MS) return
    said = now
    const seconds = Math.ceil(((now - started) / done / 1000) * (all - done))
    say(`${what}：${done}／${all}，約剩 ${seconds} 秒`)
  }
}
