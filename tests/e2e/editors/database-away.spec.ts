import { execFileSync } from 'node:child_process'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { startPostgres } from '../../../scripts/postgres.ts'
import { setupCodeOf, startEmpty } from '../run-programs.ts'

const METRICS_TOKEN = 'read-by-whoever-watches-over-it'
const OFFICE = { email: 'office@qingshui.example', password: 'seven quiet lanterns', name: '系辦公室' }

// SQLite is a file that a running program keeps open, whatever becomes of it: tests/server/database-away.test.ts.
test('PostgreSQL goes away under the running programs and comes back: readers are served or told when to come, nothing is lost', {
  tag: '@whole',
}, async ({ request }) => {
  const postgres = await startPostgres()
  const { site, admin, child, stop } = await startEmpty({ DATABASE_URL: await postgres.createDatabase(), METRICS_TOKEN })
  // Without a session: whoever is signed in gets no page that was kept for everybody.
  const status = async (address: string) => (await fetch(address)).status
  try {
    await signUp(request, admin, await setupCodeOf(child))
    const publish = (title: string, slug: string) =>
      request.post(`${admin}/api/pages`, {
        data: { title, slug, template: 'standard', _status: 'published' },
        headers: { origin: admin },
      })
    expect((await publish('關於', 'about')).status()).toBe(201)
    // The site visits what was published as soon as it has heard of the change and dropped what that concerns. No reader comes
    // before: what is kept for one who is earlier than the change goes with it.
    await expect(async () => expect(await countKeptPages(site)).toBe(1)).toPass()
    const running = processesOf(child.pid)
    expect(running).toHaveLength(2)

    await postgres.halt()
    await expect.poll(() => status(`${site}/readyz`)).toBe(503)
    expect(await status(`${site}/about/`)).toBe(200)
    // Published pages are visited by the site itself before anybody else comes; this one is not.
    const unseen = await fetch(`${site}/site-map/`)
    expect([unseen.status, unseen.headers.get('retry-after')]).toEqual([503, '5'])
    const unsaved = await publish('課程', 'courses')
    expect([unsaved.status(), unsaved.headers()['retry-after']]).toEqual([503, '5'])
    expect(await unsaved.text()).toContain('這次沒有儲存')

    await postgres.resume()
    await expect.poll(() => status(`${site}/readyz`)).toBe(200)
    await expect.poll(() => status(`${site}/site-map/`)).toBe(200)
    expect(await status(`${site}/courses/`)).toBe(404)
    expect((await publish('課程', 'courses')).status()).toBe(201)
    await expect.poll(() => status(`${site}/courses/`)).toBe(200)
    expect(processesOf(child.pid)).toEqual(running)
  } finally {
    await stop()
    await postgres.stop()
  }
})

async function signUp(request: APIRequestContext, admin: string, setupCode: string): Promise<void> {
  const headers = { origin: admin }
  const registered = await request.post(`${admin}/api/users/first-register`, { data: { ...OFFICE, setupCode }, headers })
  expect(registered.status(), await registered.text()).toBe(200)
}

/** In the site's memory. To ask for the number asks for no page. */
async function countKeptPages(site: string): Promise<number> {
  const metrics = await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return Number(/^lectern_page_cache_entries (\d+)$/m.exec(await metrics.text())?.[1])
}

/** The programs themselves: whoever died meanwhile would have been started again. */
function processesOf(parent = 0): string[] {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(parent)], { encoding: 'utf8' })
  return lines.split('\n').filter((line) => /(?:main|admin)\.js/.test(line))
}
