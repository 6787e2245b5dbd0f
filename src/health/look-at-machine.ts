import { access, constants, readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#platform/env.ts'
import { bad, type Finding, good, weak } from './finding.ts'

const NODE_NEEDED = [20, 19] as const
const GIBIBYTE = 1024 ** 3
const DISK_WEAK = 2 * GIBIBYTE
const DISK_BAD = 0.3 * GIBIBYTE
const DAY_MS = 86_400_000
const BACKUP_DAYS = 7

export function lookAtNode(version: string): Finding {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number)
  const isNewEnough = major > NODE_NEEDED[0] || (major === NODE_NEEDED[0] && minor >= NODE_NEEDED[1])
  if (isNewEnough) return good('Node.js', version)
  return bad('Node.js', `${version} 太舊。`, `請安裝 ${NODE_NEEDED.join('.')} 以上的版本。`)
}

export function lookAtSettings({
  mode,
  site,
  admin,
  trustProxy,
}: Pick<Env, 'mode' | 'site' | 'admin' | 'trustProxy'>): Finding[] {
  if (mode === 'demo')
    return [weak('執行模式', '目前是示範模式，密鑰與帳號都是現成的。', '正式啟用請設定 LECTERN_MODE=production。')]
  const findings = [good('執行模式', '正式')]
  for (const [name, { url }] of Object.entries({ SITE_URL: site, ADMIN_URL: admin })) {
    if (url.startsWith('https://')) findings.push(good(name, url))
    else findings.push(weak(name, `${url} 不是 https。`, '請在前面架設有憑證的代理伺服器，並把網址改成 https:// 開頭。'))
  }
  if (!trustProxy && site.url.startsWith('https://'))
    findings.push(
      weak(
        'TRUST_PROXY',
        '網址是 https，卻沒有設定可信任的代理伺服器。',
        '請設定 TRUST_PROXY=1，否則每位訪客看起來都來自同一個位址。',
      ),
    )
  return findings
}

export async function lookAtDisk(dataDir: string): Promise<Finding[]> {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK)
  } catch {
    return [bad('資料夾', `無法寫入 ${dataDir}。`, '請建立這個資料夾，並讓執行程式的帳號可以讀寫。')]
  }
  const { bavail, bsize } = await statfs(dataDir)
  return [good('資料夾', dataDir), judgeSpace(bavail * bsize)]
}

export function judgeSpace(bytes: number): Finding {
  const says = `剩餘 ${(bytes / GIBIBYTE).toFixed(1)} GB`
  const cure = '請清出空間或換大一點的磁碟；磁碟滿了就無法儲存與上傳。'
  if (bytes < DISK_BAD) return bad('磁碟', `${says}。`, cure)
  return bytes < DISK_WEAK ? weak('磁碟', `${says}。`, cure) : good('磁碟', says)
}

/** Of the folder that `npm run backup` writes to by itself. */
export async function lookAtBackups(dataDir: string, now: Date): Promise<Finding> {
  const folder = join(dataDir, 'backups')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const archives = names.filter((name) => name.endsWith('.zip'))
  const times = await Promise.all(archives.map(async (name) => (await stat(join(folder, name))).mtimeMs))
  if (times.length === 0)
    return weak('備份', `${folder} 裡沒有備份。`, '請執行 npm run backup，並排進每天的排程；存到別處的備份不會列在這裡。')
  const days = Math.floor((now.getTime() - Math.max(...times)) / DAY_MS)
  if (days <= BACKUP_DAYS) return good('備份', `最近一次在 ${days} 天前`)
  return weak('備份', `最近一次在 ${days} 天前。`, '請檢查備份的排程，或現在執行 npm run backup。')
}
