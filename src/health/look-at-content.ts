import { checkChain, endsOf } from '#audit/chain.ts'
import type { Row, Snapshot } from '#backup/snapshot.ts'
import { openSnapshot, TABLES_WITH_FILES } from '#backup/write-backup.ts'
import type { Env } from '#platform/env.ts'
import type { FileStore } from '#platform/file-store.ts'
import { bad, type Finding, good, weak } from './finding.ts'

/** Enough to compare with what was written down earlier. */
const SHOWN_OF_HASH = 16

interface ContentOptions {
  database: Env['database']
  files: FileStore
  /** How many migrations this version has. */
  migrations: number
}

/** The database, the files that it names, schedules, mails and the audit log. */
export async function lookAtContent({ database, files, migrations }: ContentOptions): Promise<Finding[]> {
  let snapshot: Snapshot
  try {
    snapshot = await openSnapshot(database)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const cure = '請確認資料庫已啟動、DATABASE_URL 正確，並至少啟動過一次（npm start 會建立資料表）。'
    return [bad('資料庫', `無法讀取：${reason}`, cure)]
  }
  try {
    return [
      judgeMigrations(snapshot.migrations, migrations),
      await lookAtFiles(snapshot, files),
      await lookAtSchedules(snapshot),
      await lookAtOutbox(snapshot),
      ...(snapshot.tables.includes('audit_log') ? [await lookAtAudit(snapshot)] : []),
    ]
  } finally {
    await snapshot.close()
  }
}

function judgeMigrations(done: number, known: number): Finding {
  if (done === known) return good('資料庫', `${done} 次結構更新都已完成`)
  if (done < known)
    return weak('資料庫', `還有 ${known - done} 次結構更新沒有執行。`, '重新啟動（npm start）就會自動更新；請先備份。')
  return bad('資料庫', '資料庫比程式還新。', '請把程式更新到最新版，不要用舊版啟動。')
}

async function lookAtFiles(snapshot: Snapshot, files: FileStore): Promise<Finding> {
  let count = 0
  const missing: string[] = []
  try {
    for (const table of snapshot.tables.filter((name) => TABLES_WITH_FILES.has(name)))
      for await (const { filename, original_filename } of snapshot.rows(table))
        for (const name of [filename, original_filename ?? null]) {
          if (name === null) continue
          count++
          const body = await files.read(String(name))
          if (body === null) missing.push(String(name))
          body?.destroy()
        }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return bad('檔案', `無法讀取檔案：${reason}`, '請確認上傳資料夾或 S3 的設定與權限。')
  }
  if (missing.length === 0) return good('檔案', `${count} 個檔案都在`)
  const some = missing.slice(0, 5).join('、')
  return bad('檔案', `${count} 個檔案中有 ${missing.length} 個不見了：${some}`, '請從備份還原這些檔案，或在媒體庫重新上傳。')
}

async function lookAtSchedules(snapshot: Snapshot): Promise<Finding> {
  let failed = 0
  for await (const { has_error } of snapshot.rows('payload_jobs')) if (has_error === 1) failed++
  if (failed === 0) return good('排程', '沒有失敗的工作')
  return weak('排程', `有 ${failed} 個工作失敗。`, '請在後台開啟那篇文章，看「發布前檢查」列出什麼，改好後重新排程。')
}

async function lookAtOutbox(snapshot: Snapshot): Promise<Finding> {
  const counts = { waiting: 0, failed: 0 }
  for await (const { state } of snapshot.rows('outbox')) {
    if (state === 'waiting') counts.waiting++
    if (state === 'failed') counts.failed++
  }
  if (counts.failed === 0) return good('寄件匣', `${counts.waiting} 封等待寄出，沒有寄不出去的信`)
  return weak('寄件匣', `${counts.failed} 封寄不出去。`, '請在後台的寄件匣看每一封的原因；多半是收件地址不存在。')
}

async function lookAtAudit(snapshot: Snapshot): Promise<Finding> {
  let row: Row | undefined
  for await (const found of snapshot.rows('audit_ends')) row = found
  const check = await checkChain(snapshot.rows('audit_log'), endsOf(row))
  if (check.state === 'whole') {
    const newest = check.newest === '' ? '' : `，最新一筆的雜湊值是 ${check.newest.slice(0, SHOWN_OF_HASH)}`
    return good('稽核紀錄', `${check.count} 筆前後相連${newest}`)
  }
  const says = check.state === 'changed' ? `第 ${check.id} 筆被改過。` : `第 ${check.id} 筆不見了。`
  return bad('稽核紀錄', says, '有人繞過系統改了資料庫。請保留現況，與最近的備份比對，並查明誰能連上資料庫。')
}
