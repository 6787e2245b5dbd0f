import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../free-port.ts'
import { watchForm } from './admin-pages.ts'

const START_LIMIT_MS = 120_000

test('the first account of a production site is made with the code that the log prints', async ({ page }) => {
  test.setTimeout(2 * START_LIMIT_MS)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lectern-first-account-'))
  const port = await freePort()
  const admin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['-C', 'production', '--import', 'tsx', 'scripts/start.ts', 'admin'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      LECTERN_MODE: 'production',
      SECRET: randomBytes(32).toString('hex'),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ADMIN_PORT: String(port),
      ADMIN_URL: admin,
      LOG_LEVEL: 'warn',
    },
  })
  try {
    const code = await codeIn(child)
    await page.goto(`${admin}/admin/create-first-user`)
    await page.waitForLoadState('networkidle')
    await page.getByLabel('電子郵件').fill('office@mingde.example')
    await page.getByLabel('新密碼').fill('seven quiet lanterns')
    await page.getByLabel('確認密碼').fill('seven quiet lanterns')
    await page.getByLabel('姓名').fill('系辦公室')
    await expect(page.getByLabel('您目前的密碼')).toHaveCount(0)
    await page.getByLabel('設定碼').fill('ABCD-EFGH-JKLM-NPQR')
    const formRests = watchForm(page)
    const create = async () => {
      await formRests()
      await page.getByRole('button', { name: '建立' }).click()
    }
    await create()
    await expect(page.getByText('設定碼不正確。設定碼印在後台程式的記錄裡。').first()).toBeVisible()
    await page.getByLabel('設定碼').fill(code)
    await create()
    await expect(page.getByRole('link', { name: '使用者', exact: true }).first()).toBeAttached()
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
})

function codeIn(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      const code = /Setup code: ([\w-]{19})/.exec(output)?.[1]
      if (code !== undefined) resolve(code)
    })
    child.once('exit', (code) => reject(new Error(`The admin ended with code ${code}:\n${output}`)))
  })
}
