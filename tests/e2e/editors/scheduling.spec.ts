import { spawnSync } from 'node:child_process'
import { siteText } from './admin-pages.ts'
import { expect, test } from './editors-test.ts'

test('a scheduled post appears by itself when its time has come', async () => {
  const title = '排程測試：明天才說的事'
  expect(await siteText('/news/')).not.toContain(title)
  const queued = spawnSync(
    process.execPath,
    ['-C', 'production', '--import', 'tsx', 'tests/e2e/editors/schedule-worker.ts', title],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '', NODE_OPTIONS: '' },
    },
  )
  expect(queued.status, queued.stderr).toBe(0)
  await expect.poll(async () => (await siteText('/news/')).includes(title), { timeout: 120_000 }).toBe(true)
})
