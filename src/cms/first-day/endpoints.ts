import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { APIError, type Endpoint, Forbidden, type PayloadHandler, type PayloadRequest } from 'payload'
import { FIRST_DAY_FILES_PATH, FIRST_DAY_PATH } from '#addresses/admin.ts'
import type { Env } from '#platform/env.ts'
import { hasRole } from '../access/roles.ts'
import { recordDeed } from '../audit/record.ts'
import { findWork, startWork, type Work } from './background-work.ts'
import { makeMenuEndpoint } from './make-menu.ts'
import { makePagesEndpoint } from './make-pages.ts'
import { hasFile, isOldSiteFile, keepFile, type OldSiteFile, pathOfFile, removeFiles } from './old-site-files.ts'
import { hasContent } from './state.ts'

export interface FirstDayWork {
  work: Work | null
  /** What has been uploaded and not been imported yet. */
  files: OldSiteFile[]
  hasReport: boolean
}

/** Few objects live long in an import; `npm run import:wordpress` says the same. */
const LITTLE_MEMORY = ['--heap-growing-percent=20', '--max-semi-space-size=4']
const CLEAN = 0
const WITH_LOSSES = 2
const REPORT = 'report.html'
/** Whatever is in the report, it can do nothing here. */
const REPORT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** What the first day needs of the API: ready pages, the demo department, and an import of the old site. */
export function firstDayEndpoints({ env, root }: { env: Env; root: string }): Endpoint[] {
  const folder = path.join(env.dataDir, 'first-day')
  const environment = {
    ...process.env,
    DATA_DIR: env.dataDir,
    DATABASE_URL: env.database.url,
    SECRET: env.secret,
    LOG_LEVEL: 'error',
  }

  function start(req: PayloadRequest, kind: Work['kind'], args: string[]): Response {
    const { logger } = req.payload
    const onFailure = (trace: string[]) => logger.error({ kind, trace }, 'a command of the first day failed')
    const onDone = async () => {
      if (kind === 'import') await removeFiles(folder)
    }
    const done = [CLEAN, WITH_LOSSES]
    const isStarted = startWork(folder, { kind, args, env: environment, root, done, onDone, onFailure })
    if (!isStarted) throw new APIError('上一件事還沒做完，請等它結束。', 409)
    return Response.json({ message: '開始了。' }, { status: 202 })
  }

  const fillDemo: PayloadHandler = async (req) => {
    if (await hasContent(req.payload)) throw new APIError('已經有內容了，沒有放進示範系所。', 409)
    const response = start(req, 'demo', ['scripts/fill-demo.ts', String(req.user?.id)])
    await recordDeed(req, { kind: 'import', subject: '示範系所' })
    return response
  }

  const takeFile: PayloadHandler = async (req) => {
    const file = req.routeParams?.file
    if (!isOldSiteFile(file) || !req.body) throw new APIError('沒有收到檔案。', 400)
    const refuseWhileRunning = () => {
      if (findWork(folder)?.state === 'running') throw new APIError('正在匯入，請等它結束。', 409)
    }
    refuseWhileRunning()
    // It may take minutes to come.
    await keepFile(folder, file, req.body, refuseWhileRunning)
    return Response.json({ message: '收到了。' }, { status: 201 })
  }

  const importOldSite =
    (kind: 'plan' | 'import'): PayloadHandler =>
    async (req) => {
      if (!hasFile(folder, 'export')) throw new APIError('請先上傳匯出檔。', 400)
      const args = [...LITTLE_MEMORY, 'scripts/import-wordpress.ts', pathOfFile(folder, 'export'), '--report', folder]
      if (hasFile(folder, 'uploads')) args.push('--uploads', pathOfFile(folder, 'uploads'))
      const response = start(req, kind, [...args, kind === 'plan' ? '--dry-run' : '--noted'])
      if (kind === 'import') await recordDeed(req, { kind: 'import', subject: 'WordPress 匯出檔' })
      return response
    }

  const tellWork: PayloadHandler = async () => {
    const work = findWork(folder)
    const files = (['export', 'uploads'] as const).filter((file) => hasFile(folder, file))
    const hasReport = work !== null && work.kind !== 'demo' && work.state === 'done'
    return Response.json({ work, files, hasReport } satisfies FirstDayWork, { headers: { 'cache-control': 'no-store' } })
  }

  const showReport: PayloadHandler = async () => {
    const page = await readFile(path.join(folder, REPORT)).catch(() => {
      throw new APIError('還沒有報告。', 404)
    })
    return new Response(page, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': REPORT_POLICY,
      },
    })
  }

  return [
    { path: `${FIRST_DAY_PATH}/pages`, method: 'post', handler: makePagesEndpoint },
    { path: `${FIRST_DAY_PATH}/menu`, method: 'post', handler: makeMenuEndpoint },
    { path: `${FIRST_DAY_PATH}/demo`, method: 'post', handler: byAdministrators(fillDemo) },
    { path: `${FIRST_DAY_FILES_PATH}/:file`, method: 'post', handler: byAdministrators(takeFile) },
    { path: `${FIRST_DAY_PATH}/plan`, method: 'post', handler: byAdministrators(importOldSite('plan')) },
    { path: `${FIRST_DAY_PATH}/import`, method: 'post', handler: byAdministrators(importOldSite('import')) },
    { path: `${FIRST_DAY_PATH}/work`, method: 'get', handler: byAdministrators(tellWork) },
    { path: `${FIRST_DAY_PATH}/report`, method: 'get', handler: byAdministrators(showReport) },
  ]
}

function byAdministrators(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    if (!hasRole(req.user, 'administrator')) throw new Forbidden(req.t)
    return handler(req)
  }
}
