import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '#audit/entry.ts'
import { findEntries } from '#audit/log.ts'
import { recordCommand } from '#audit/record-command.ts'
import { CLIENT_HEADER } from '#cms/access/client-address.ts'
import { allMigrations } from '#cms/all-migrations.ts'
import { keepHouse } from '#cms/housekeeping.ts'
import { lookAtContent } from '#health/look-at-content.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { openFileStore } from '#platform/file-store.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { createPeople, PASSWORD, type People } from './people.ts'
import { send, signInAs } from './rest-people.ts'

const DAY_MS = 24 * 60 * 60_000
const NEW_PASSWORD = 'another horse entirely'
const VISITOR = 'visitor@mail.example'

describe.each(USUAL_DATABASES)('the audit log on %s', PATIENTLY, (kind) => {
  let content: Content
  let people: People
  let cookie = ''

  beforeAll(async () => {
    content = await openContent(kind)
    people = await createPeople(content.payload)
    cookie = await signInAs(content, people.administrator.email, PASSWORD, '192.0.2.77')
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const entries = async () => (await findEntries(content.sql, {}, { limit: 500, offset: 0 })).entries
  /** What an attempt has added, the oldest first, without what differs each time. */
  async function addedBy(work: () => Promise<unknown>) {
    const [last] = await entries()
    await work()
    const added = (await entries()).filter(({ id }) => id > (last?.id ?? 0)).reverse()
    return added.map(({ id: _, at: __, actorId: ___, ...told }: Entry) => told)
  }
  const ask = async (method: string, path: string, body?: object) => {
    const answered = await send(content, path, { method, cookie, client: '2001:db8:1:2::3', ...(body && { body }) })
    expect(answered.status, JSON.stringify(answered.answer)).toBeLessThan(300)
    return answered.answer as { doc: { id: number } }
  }
  const byAdministrator = { actor: '系辦', origin: '2001:db8:1::/48' }

  const lookAtLog = async () => {
    const { database } = content.env
    const files = openFileStore(content.env)
    const findings = await lookAtContent({ database, files, migrations: (await allMigrations(kind)).length })
    files.close()
    return findings.find(({ about }) => about === '稽核紀錄')
  }

  it('tells who signed in, who was refused and who left, from which network', async () => {
    const login = (email: string, password: string) =>
      send(content, '/users/login', { body: { email, password }, client: '198.51.100.23' })
    const added = await addedBy(async () => {
      await login(people.editor.email, 'wrong')
      await login('my own secret passphrase', 'wrong')
      const { headers } = await login(people.editor.email, PASSWORD)
      const own = headers.get('set-cookie')?.split(';')[0] ?? ''
      await send(content, '/users/logout', { cookie: own, client: '198.51.100.23' })
    })
    const plain = { origin: '198.51.100.0/24', path: '', changes: [] }
    expect(added).toEqual([
      { ...plain, kind: 'sign-in-refused', actor: '編輯', subject: '密碼錯誤' },
      { ...plain, kind: 'sign-in-refused', actor: '', subject: '沒有這個帳號' },
      { ...plain, kind: 'sign-in', actor: '編輯', subject: '' },
      { ...plain, kind: 'sign-out', actor: '編輯', subject: '' },
    ])
  })

  it('tells what was published, changed, taken back, restored and deleted, and of drafts nothing', async () => {
    let id = 0
    const added = await addedBy(async () => {
      const { doc } = await ask('POST', '/posts?draft=true', { title: '說明會' })
      id = doc.id
      await ask('PATCH', `/posts/${id}?draft=true&autosave=true`, { title: '招生說明會', slug: 'open-day' })
      await ask('PATCH', `/posts/${id}?select[slug]=true`, { _status: 'published' })
      await ask('PATCH', `/posts/${id}?draft=true&autosave=true`, { title: '招生說明會（改期）' })
      await ask('PATCH', `/posts/${id}`, { _status: 'published' })
      const versions = (await ask('GET', `/posts/versions?where[parent][equals]=${id}&sort=createdAt`)) as unknown as {
        docs: { id: number }[]
      }
      await ask('POST', `/posts/versions/${versions.docs[0]?.id}`)
      await ask('PATCH', `/posts/${id}?draft=false`, { _status: 'draft' })
      await ask('PATCH', `/posts/${id}`, { deletedAt: new Date().toISOString() })
      await ask('DELETE', `/posts/${id}?trash=true`)
    })
    const deeds = added.filter(({ path, subject }) => path.startsWith('/collections/posts') || subject.startsWith('文章'))
    expect(deeds.map(({ kind: deed, subject, changes }) => [deed, subject, changes])).toEqual([
      ['publish', '文章「招生說明會」', []],
      ['publish', '文章「招生說明會（改期）」', [{ field: '標題', before: '招生說明會', after: '招生說明會（改期）' }]],
      ['restore', expect.stringContaining('說明會'), []],
      ['unpublish', expect.stringContaining('說明會'), []],
      ['trash', expect.stringContaining('說明會'), []],
      ['delete', expect.stringContaining('說明會'), []],
    ])
    expect(deeds[0]).toMatchObject({ ...byAdministrator, path: `/collections/posts/${id}` })
  })

  it('tells before and after of users, roles, redirects, menus and settings', async () => {
    const added = await addedBy(async () => {
      await ask('PATCH', `/users/${people.other.id}`, { role: 'editor', name: '陳編輯', currentPassword: PASSWORD })
      await ask('PATCH', `/users/${people.other.id}`, { password: NEW_PASSWORD, currentPassword: PASSWORD })
      await ask('POST', '/redirects', { from: '/old/', kind: 'url', to: '/new/' })
      const { doc } = await ask('POST', '/menus', { name: '主選單', _status: 'published' })
      await ask('PATCH', `/menus/${doc.id}`, { name: '最上方的選單', _status: 'published' })
      await ask('POST', '/globals/site', { university: '明德大學', department: '口語傳播學系', email: 'office@mingde.example' })
      await ask('POST', '/globals/site', { department: '傳播學系', email: 'desk@mingde.example' })
    })
    expect(added.map(({ kind: deed, subject, changes }) => [deed, subject, changes])).toEqual([
      [
        'update',
        '使用者「陳編輯」',
        [
          { field: '姓名', before: '陳作者', after: '陳編輯' },
          { field: '角色', before: '作者', after: '編輯' },
        ],
      ],
      ['update', '使用者「陳編輯」', [{ field: '密碼' }]],
      [
        'create',
        '轉址「/old/」',
        [
          { field: '舊網址', after: '/old/' },
          { field: '轉到', after: '其他網址' },
          { field: '新網址', after: '/new/' },
        ],
      ],
      ['publish', '選單「主選單」', []],
      ['publish', '選單「最上方的選單」', [{ field: '名稱', before: '主選單', after: '最上方的選單' }]],
      ['publish', '網站設定', expect.arrayContaining([{ field: '電子郵件', after: 'o…@mingde.example' }])],
      [
        'publish',
        '網站設定',
        [
          { field: '系所名稱', before: '口語傳播學系', after: '傳播學系' },
          { field: '電子郵件', before: 'o…@mingde.example', after: 'd…@mingde.example' },
        ],
      ],
    ])
    for (const entry of added) expect(entry).toMatchObject(byAdministrator)
  })

  it('has no entry of what was rolled back', async () => {
    const { payload } = content
    const added = await addedBy(async () => {
      const attempt = inTransaction(
        payload,
        async (req) => {
          const data = { title: '不會發布', slug: 'never', _status: 'published' as const }
          await payload.create({ collection: 'posts', data, overrideAccess: true, req })
          throw new Error('something else failed')
        },
        people.administrator,
      )
      await expect(attempt).rejects.toThrow('something else failed')
    })
    expect(added).toEqual([])
  })

  it('has every entry of those who publish at once, in one chain', async () => {
    const titles = Array.from({ length: 8 }, (_, index) => `同時發布 ${index}`)
    const added = await addedBy(() =>
      Promise.all(titles.map((title, index) => ask('POST', '/posts', { title, slug: `at-once-${index}`, _status: 'published' }))),
    )
    expect(added.map(({ subject }) => subject).sort()).toEqual(titles.map((title) => `文章「${title}」`))
    expect(await lookAtLog()).toMatchObject({ state: 'good' })
  })

  it('keeps no password, token or address of a visitor, whatever is done to them', async () => {
    await addedBy(async () => {
      const { doc: list } = await ask('POST', '/mailing-lists', { name: '系友', key: 'alumni', consentText: '同意' })
      const { doc: person } = await ask('POST', '/subscribers', {
        list: list.id,
        email: VISITOR,
        status: 'subscribed',
        consentText: '同意',
      })
      const headers = { cookie, [CLIENT_HEADER]: '192.0.2.1', 'sec-fetch-site': 'same-origin' }
      await content.rest(`/mailing-lists/${list.id}/export`, { headers })
      await content.rest(`/subscribers/${person.id}/person`, { headers })
      await ask('DELETE', `/subscribers/${person.id}`)
    })
    const rows = JSON.stringify(await content.sql.run('select * from audit_log'))
    expect(rows).toContain('訂閱者 #')
    const token = cookie.split('=')[1] ?? ''
    for (const secret of [PASSWORD, NEW_PASSWORD, 'my own secret passphrase', VISITOR, token, '192.0.2.77', people.editor.email])
      expect(rows).not.toContain(secret)
  })

  it('is found by who, kind, words and days, and given out as a table to administrators alone', async () => {
    const found = async (query: object) =>
      (await findEntries(content.sql, query, { limit: 50, offset: 0 })).entries.map(({ subject }) => subject)
    expect(await found({ kind: 'sign-in-refused', who: '編輯' })).toEqual(['密碼錯誤'])
    expect(await found({ words: '最上方' })).toEqual(['選單「最上方的選單」'])
    expect(await found({ words: '100%' })).toEqual([])
    expect(await found({ until: new Date(Date.now() - DAY_MS) })).toEqual([])
    const get = async (as: string) =>
      content.rest('/audit/export?words=%E6%9C%80%E4%B8%8A%E6%96%B9', {
        headers: { cookie: as, 'sec-fetch-site': 'same-origin' },
      })
    const lines = (await (await get(cookie)).text()).split('\r\n')
    expect(lines[0]).toContain('"編號","時間","誰","做了什麼","對象","變更","來自"')
    expect(lines[1]).toMatch(/"系辦","發布","選單「最上方的選單」","名稱：主選單 → 最上方的選單","2001:db8:1::\/48"$/)
    expect(lines).toHaveLength(3)
    expect((await get(await signInAs(content, people.editor.email, PASSWORD))).status).toBe(403)
  })

  it('tells of commands, with the account of the machine', async () => {
    const added = await addedBy(() => recordCommand(content.env.database, { kind: 'backup', subject: 'lectern.zip' }))
    expect(added).toMatchObject([{ kind: 'backup', subject: 'lectern.zip', origin: '命令列' }])
    expect(await lookAtLog()).toMatchObject({ state: 'good' })
  })

  it('is seen to be changed by whoever changes, removes or cuts off a row of it', async () => {
    const [newest] = await entries()
    const [row] = await content.sql.run('select * from audit_log where id = ?', [3])
    const columns = Object.keys(row ?? {})
    const putBack = () =>
      content.sql.run(
        `insert into audit_log (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
        Object.values(row ?? {}),
      )
    await content.sql.run("update audit_log set actor = '別人' where id = 3")
    expect(await lookAtLog()).toMatchObject({ state: 'bad', says: '第 3 筆被改過。' })
    await content.sql.run('delete from audit_log where id = 3')
    expect(await lookAtLog()).toMatchObject({ state: 'bad', says: '第 3 筆不見了。' })
    await putBack()
    expect(await lookAtLog()).toMatchObject({ state: 'good' })
    const [last] = await content.sql.run('select * from audit_log where id = ?', [newest?.id])
    await content.sql.run('delete from audit_log where id = ?', [newest?.id])
    expect(await lookAtLog()).toMatchObject({ state: 'bad', says: `第 ${newest?.id} 筆不見了。` })
    await content.sql.run(
      `insert into audit_log (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      Object.values(last ?? {}),
    )
  })

  it('forgets what is older than it is kept, and what is left can still be checked', async () => {
    await keepHouse(content.payload, Date.now() + 399 * DAY_MS)
    expect((await entries()).at(-1)?.id).toBe(1)
    await keepHouse(content.payload, Date.now() + 401 * DAY_MS)
    expect(await entries()).toEqual([])
    expect(await lookAtLog()).toMatchObject({ state: 'good' })
    await ask('POST', '/redirects', { from: '/after/', kind: 'url', to: '/' })
    expect(await entries()).toMatchObject([{ kind: 'create' }])
    expect(await lookAtLog()).toMatchObject({ state: 'good', says: expect.stringContaining('1 筆前後相連') })
  })
})
