import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findEntries } from '#audit/log.ts'
import { CLIENT_HEADER } from '#cms/access/client-address.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { createPeople, PASSWORD, type People } from './people.ts'
import { send, signInAs } from './rest-people.ts'

const HOUR_MS = 60 * 60_000
const NEW_PASSWORD = 'another horse entirely'

interface Device {
  id: string
  device: string
  lastUse: string
  isThis: boolean
}

describe.each(USUAL_DATABASES)('the sessions of an account on %s', PATIENTLY, (kind) => {
  let content: Content
  let people: People
  let administrator = ''

  beforeAll(async () => {
    content = await openContent(kind)
    people = await createPeople(content.payload)
    administrator = await signInAs(content, people.administrator.email, PASSWORD)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  async function signInWith(userAgent: string, password = PASSWORD): Promise<string> {
    const headers = { 'Content-Type': 'application/json', [CLIENT_HEADER]: '192.0.2.1', 'user-agent': userAgent }
    const body = JSON.stringify({ email: people.author.email, password })
    const response = await content.rest('/users/login', { method: 'POST', headers, body })
    return response.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const list = async (cookie: string) =>
    (await send(content, `/users/${people.author.id}/sessions`, { method: 'GET', cookie })).answer.devices as Device[]
  const end = (cookie: string, body: object = {}) => send(content, `/users/${people.author.id}/end-sessions`, { cookie, body })
  const isIn = async (cookie: string) =>
    (await send(content, '/users/me', { method: 'GET', cookie })).answer.user?.id === people.author.id

  it('are told with their devices to the owner and to administrators, and to nobody else', async () => {
    const [desk, phone] = [await signInWith('Windows NT 10.0 Chrome/140.0'), await signInWith('iPhone Safari/604.1')]
    const devices = await list(desk)
    expect(devices.map(({ device, isThis }) => [device, isThis])).toEqual(
      expect.arrayContaining([
        ['Windows 的 Chrome', true],
        ['iPhone 的 Safari', false],
      ]),
    )
    expect(Math.abs(Date.now() - new Date(devices[0]?.lastUse ?? 0).getTime())).toBeLessThan(HOUR_MS)
    expect(await list(administrator)).toHaveLength(2)
    const editor = await signInAs(content, people.editor.email, PASSWORD)
    for (const stranger of [editor, '']) {
      expect((await end(stranger)).status).toBeGreaterThan(400)
      expect(await list(stranger)).toBeUndefined()
    }
    expect(await isIn(phone)).toBe(true)
    await end(desk)
  })

  it('end one by one or all others at once, which is noted', async () => {
    const [desk, phone, tablet] = [await signInWith('Linux Firefox/140'), await signInWith('iPhone'), await signInWith('iPad')]
    const ofPhone = (await list(desk)).find(({ device }) => device === 'iPhone')
    await end(desk, { session: ofPhone?.id })
    expect([await isIn(desk), await isIn(phone), await isIn(tablet)]).toEqual([true, false, true])
    await end(desk)
    expect([await isIn(desk), await isIn(tablet)]).toEqual([true, false])
    expect((await end(desk)).answer.message).toBe('沒有其他登入中的裝置。')
    const { entries } = await findEntries(content.sql, { kind: 'session-end' }, { limit: 2, offset: 0 })
    expect(entries).toMatchObject([{ actor: '林作者' }, { actor: '林作者', subject: '使用者「林作者」的 1 個裝置' }])
    await end(administrator)
    expect(await isIn(desk)).toBe(false)
  })

  it('end with a new role or password, other than the one that changes it', async () => {
    const change = (cookie: string, body: object) =>
      send(content, `/users/${people.author.id}`, { method: 'PATCH', cookie, body })
    const [desk, phone] = [await signInWith('Linux Firefox/140'), await signInWith('iPhone')]
    await change(administrator, { name: '林作者' })
    expect([await isIn(desk), await isIn(phone)]).toEqual([true, true])
    await change(desk, { password: NEW_PASSWORD, currentPassword: PASSWORD })
    expect([await isIn(desk), await isIn(phone)]).toEqual([true, false])
    await change(administrator, { role: 'editor', currentPassword: PASSWORD })
    expect(await isIn(desk)).toBe(false)
    expect(await isIn(await signInWith('iPhone', NEW_PASSWORD))).toBe(true)
  })

  it('end when they were not used for eight hours, and are told no more', async () => {
    const cookie = await signInWith('Linux Firefox/140', NEW_PASSWORD)
    const { exp } = JSON.parse(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString())
    expect(Math.abs(exp * 1000 - Date.now() - 8 * HOUR_MS)).toBeLessThan(HOUR_MS / 6)
    const refreshed = await send(content, '/users/refresh-token', { cookie })
    expect(refreshed.status).toBe(200)
    expect((await list(cookie)).find(({ isThis }) => isThis)?.device).toBe('Linux 的 Firefox')
    await content.sql.run('update users_sessions set expires_at = ? where _parent_id = ?', [
      new Date(Date.now() - HOUR_MS).toISOString(),
      people.author.id,
    ])
    expect(await list(administrator)).toEqual([])
  })
})
