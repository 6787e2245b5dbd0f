import { connect } from 'node:net'
import { READY_HREF } from '#addresses/machines.ts'
import { smtpAddressOf } from '#newsletter/mail/smtp-address.ts'
import type { Env } from '#platform/env.ts'
import { bad, type Finding, good, weak } from './finding.ts'

const PATIENCE_MS = 5000

/** Whether the programs of this machine answer. */
export async function lookAtPrograms({ site, admin }: Pick<Env, 'site' | 'admin'>): Promise<Finding[]> {
  const programs = Object.entries({ 網站: site.port, 後台: admin.port })
  return Promise.all(programs.map(([name, port]) => lookAtProgram(name, `http://127.0.0.1:${port}${READY_HREF}`)))
}

async function lookAtProgram(name: string, address: string): Promise<Finding> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (response.ok) return good(name, '執行中')
    return bad(name, `執行中，但還沒有準備好（${response.status}）。`, '請看程式的紀錄；多半是資料庫連不上。')
  } catch {
    return weak(name, '沒有在這台機器上執行。', '請用 npm start 啟動；若在另一台機器上執行，請到那裡檢查。')
  }
}

/** Whether the mail server takes connections. Nothing is sent. */
export async function lookAtMail({ url }: Env['mail']): Promise<Finding> {
  if (url === null)
    return weak('寄信', '沒有設定郵件伺服器，電子報、邀請與重設密碼的信都不會寄出。', '請設定 SMTP_URL 與 MAIL_FROM。')
  const { host, secure, port = secure ? 465 : 587 } = smtpAddressOf(url).options
  const server = { host, port }
  const problem = await tryConnecting(server)
  if (problem === null) return good('寄信', `${server.host}:${server.port} 可以連線`)
  return bad('寄信', `連不上 ${server.host}:${server.port}（${problem}）。`, '請確認 SMTP_URL、防火牆，以及郵件伺服器是否啟動。')
}

function tryConnecting(server: { host: string; port: number }): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ ...server, timeout: PATIENCE_MS })
    const end = (problem: string | null) => {
      socket.destroy()
      resolve(problem)
    }
    socket.once('connect', () => end(null))
    socket.once('timeout', () => end('逾時'))
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
  })
}
