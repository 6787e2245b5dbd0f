import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findEntries } from '#audit/log.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { createPeople, PASSWORD, type People } from './people.ts'
import { send, signInAs } from './rest-people.ts'
import { createSoftwarePasskey } from './software-passkey.ts'

const NEW_PASSWORD = 'another horse entirely'

describe.each(USUAL_DATABASES)('the second factor of an account on %s', PATIENTLY, (kind) => {
  let content: Content
  let people: People
  let administrator = ''
  /** Of the author's telephone. */
  let secret = ''
  let codes: string[] = []

  beforeAll(async () => {
    content = await openContent(kind)
    people = await createPeople(content.payload)
    administrator = await signInAs(content, people.administrator.email, PASSWORD)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const post = (path: string, body: object, cookie = '', client?: string) =>
    send(content, `/users${path}`, { body, cookie, ...(client && { client }) })
  const passwordOf = async (person: keyof People, password = PASSWORD) =>
    (await post('/login', { email: people[person].email, password })).answer
  const isIn = async (cookie: string) => (await send(content, '/users/me', { method: 'GET', cookie })).answer.user != null
  const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? ''
  const codeOf = (ofSecret: string) => new TOTP({ secret: ofSecret }).generate()
  /** As if the time of the codes that were used had passed. */
  const later = () => content.sql.run("update second_factors set counter = 0 where kind = 'totp'")

  async function enrol(cookie: string): Promise<{ secret: string; codes: string[] }> {
    const { answer } = await post('/second-factor/begin', { currentPassword: PASSWORD }, cookie)
    const made = await post('/second-factor/totp', { sealed: answer.sealed, code: codeOf(String(answer.secret)) }, cookie)
    expect(made.status, JSON.stringify(made.answer)).toBe(200)
    return { secret: String(answer.secret), codes: made.answer.codes as string[] }
  }

  it('is set up with the password and a first code, which ends the other sessions and shows ten codes once', async () => {
    const [desk, phone] = [
      await signInAs(content, people.author.email, PASSWORD),
      await signInAs(content, people.author.email, PASSWORD),
    ]
    expect((await post('/second-factor/begin', { currentPassword: 'a wrong one' }, desk)).refusals.currentPassword).toBe(
      '目前的密碼不正確。',
    )
    const { answer: begun } = await post('/second-factor/begin', { currentPassword: PASSWORD }, desk)
    const other = await signInAs(content, people.other.email, PASSWORD)
    const sent = { sealed: begun.sealed, code: codeOf(String(begun.secret)) }
    expect((await post('/second-factor/totp', sent, other)).status).toBe(422)
    expect((await post('/second-factor/totp', { ...sent, code: '000000' }, desk)).status).toBe(422)
    expect(await isIn(phone)).toBe(true)
    ;({ secret, codes } = await enrol(desk))
    expect(new Set(codes).size).toBe(10)
    expect([await isIn(desk), await isIn(phone), await isIn(other)]).toEqual([true, false, true])
    const { answer: told } = await send(content, `/users/${people.author.id}/second-factor`, {
      method: 'GET',
      cookie: administrator,
    })
    expect(told).toMatchObject({ factors: [{ kind: 'totp' }], codesLeft: 10, isRequired: false })
    expect((await send(content, `/users/${people.author.id}/second-factor`, { method: 'GET', cookie: other })).status).toBe(403)
  })

  it('is kept where neither the API, nor the log, nor a copy of the database shows it', async () => {
    const account = await send(content, `/users/${people.author.id}?depth=2`, { method: 'GET', cookie: administrator })
    const rows = await content.sql.run('select * from second_factors')
    const { entries } = await findEntries(content.sql, {}, { limit: 50, offset: 0 })
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'second-factor', subject: '使用者「林作者」：開啟驗證應用程式' }),
    )
    const shown = JSON.stringify([account.answer, rows, entries])
    for (const word of [secret, ...codes]) expect(shown).not.toContain(word)
    expect(JSON.stringify(account.answer)).not.toMatch(/second_?factor|totp/i)
  })

  it('is asked for after the password, which opens nothing by itself', async () => {
    const half = await post('/login', { email: people.author.email, password: PASSWORD })
    expect([half.status, half.headers.get('set-cookie'), half.answer.step]).toEqual([202, null, 'proof'])
    const { token } = half.answer
    expect(await isIn(`payload-token=${token}`)).toBe(false)
    await later()
    const code = codeOf(secret)
    expect((await post('/second-step', { token, code: '000000' })).status).toBe(401)
    expect((await post('/second-step', { token, code }, '', '198.51.100.7')).refusals['']).toContain('時間過了')
    const [first, second] = await Promise.all([post('/second-step', { token, code }), post('/second-step', { token, code })])
    expect([first.status, second.status].sort()).toEqual([200, 401])
    expect(await isIn(cookieOf(first.status === 200 ? first : second))).toBe(true)
    const { token: next } = await passwordOf('author')
    expect((await post('/second-step', { token: next, code })).status, 'a code that was used').toBe(401)
    expect((await post('/second-step', { token, code })).status, 'a token that was used').toBe(401)
    await expect(
      content.payload.login({ collection: 'users', data: { email: people.author.email, password: PASSWORD } }),
    ).rejects.toThrow('兩步驟驗證')
  })

  it('is made up for by a recovery code, each of them once and however it is typed', async () => {
    await post(`/${people.author.id}/unlock`, {}, administrator)
    const [typed = ''] = codes
    const sent = async () =>
      post('/second-step', { token: (await passwordOf('author')).token, code: typed.toLowerCase().replaceAll('-', ' ') })
    expect(await isIn(cookieOf(await sent()))).toBe(true)
    expect((await sent()).status).toBe(401)
  })

  it('is guessed five times, from wherever, and then not at all until an administrator unlocks the account', async () => {
    await post(`/${people.author.id}/unlock`, {}, administrator)
    const guess = async (client: string, code = '000000') => {
      const { answer } = await post('/login', { email: people.author.email, password: PASSWORD }, '', client)
      return (await post('/second-step', { token: answer.token, code }, '', client)).status
    }
    for (const at of [1, 2, 3, 4, 5]) expect(await guess(`203.0.113.${at}`)).toBe(401)
    await later()
    expect(await guess('203.0.113.9', codeOf(secret))).toBe(429)
    await post(`/${people.author.id}/unlock`, {}, administrator)
    expect(await guess('203.0.113.9', codeOf(secret))).toBe(200)
  })

  it('is still asked for after a new password by mail', async () => {
    const { token: half } = await passwordOf('author')
    const mailed = { collection: 'users', data: { email: people.author.email }, disableEmail: true } as const
    const token = await content.payload.forgotPassword(mailed)
    const reset = await post('/reset-password', { token, password: NEW_PASSWORD })
    expect(reset.status).toBe(200)
    expect(await isIn(cookieOf(reset))).toBe(false)
    await later()
    expect((await post('/second-step', { token: half, code: codeOf(secret) })).status, 'begun with the old one').toBe(401)
    const { step, token: next } = await passwordOf('author', NEW_PASSWORD)
    expect(step).toBe('proof')
    expect(await isIn(cookieOf(await post('/second-step', { token: next, code: codeOf(secret) })))).toBe(true)
  })

  it('is reset by administrators alone, which ends all sessions and is noted', async () => {
    await later()
    const desk = cookieOf(
      await post('/second-step', { token: (await passwordOf('author', NEW_PASSWORD)).token, code: codeOf(secret) }),
    )
    const editor = await signInAs(content, people.editor.email, PASSWORD)
    expect((await post(`/${people.author.id}/reset-second-factor`, {}, editor)).status).toBe(403)
    expect((await post(`/${people.author.id}/reset-second-factor`, {}, administrator)).answer.message).toContain('已經重設')
    expect(await isIn(desk)).toBe(false)
    expect(await isIn(await signInAs(content, people.author.email, NEW_PASSWORD))).toBe(true)
    const { entries } = await findEntries(content.sql, { kind: 'second-factor-reset' }, { limit: 1, offset: 0 })
    expect(entries).toMatchObject([{ actor: '系辦', subject: '使用者「林作者」' }])
  })

  it('is a passkey, which signs one challenge of one sign-in, for its own account and the admin’s own address', async () => {
    const cookie = await signInAs(content, people.other.email, PASSWORD)
    const passkey = createSoftwarePasskey(content.env.admin.url)
    const foreign = createSoftwarePasskey('https://evil.example')
    const register = async (device: typeof passkey) => {
      const { answer } = await post('/second-factor/passkey/begin', { currentPassword: PASSWORD }, cookie)
      const { challenge } = answer.options as { challenge: string }
      return post('/second-factor/passkey', { sealed: answer.sealed, response: device.register(challenge) }, cookie)
    }
    expect((await register(foreign)).status).toBe(422)
    const made = await register(passkey)
    expect([made.status, (made.answer.codes as string[]).length]).toEqual([200, 10])
    const half = async () => {
      const { token } = await passwordOf('other')
      const { answer } = await post('/second-step/passkey', { token })
      return { token, challenge: (answer.options as { challenge: string }).challenge }
    }
    const [first, second] = [await half(), await half()]
    const signed = passkey.sign(first.challenge)
    expect((await post('/second-step', { token: second.token, passkey: signed })).status, 'of another step').toBe(401)
    expect(
      (await post('/second-step', { token: first.token, passkey: { ...foreign.sign(first.challenge), id: passkey.id } })).status,
    ).toBe(401)
    expect(await isIn(cookieOf(await post('/second-step', { token: first.token, passkey: signed })))).toBe(true)
    expect((await post('/second-step', { token: first.token, passkey: signed })).status, 'once more').toBe(401)
  })

  it('is required of roles by an administrator who has one; the others set it up on their way in, and may not remove it', async () => {
    const require = (requiredFor: string[], cookie = administrator) =>
      send(content, '/globals/account-rules', { body: { requiredFor }, cookie })
    const editor = await signInAs(content, people.editor.email, PASSWORD)
    expect((await require(['editor'], editor)).status).toBe(403)
    expect((await require(['administrator', 'editor'])).refusals.requiredFor).toContain('請先')
    await enrol(administrator)
    expect((await require(['administrator', 'editor'])).status).toBe(200)
    expect([await isIn(administrator), await isIn(editor)]).toEqual([true, false])
    const { entries } = await findEntries(content.sql, { kind: 'update' }, { limit: 1, offset: 0 })
    expect(entries).toMatchObject([{ subject: '帳號規則', changes: [{ after: '管理員、編輯' }] }])
    const { step, token } = await passwordOf('editor')
    expect(step).toBe('setup')
    const { answer: setup } = await post('/second-step/setup', { token })
    const made = await post('/second-step', { token, sealed: setup.sealed, code: codeOf(String(setup.secret)) })
    expect(made.answer.codes).toHaveLength(10)
    expect(await isIn(cookieOf(made))).toBe(true)
    const removed = await post(
      '/second-factor/remove',
      { currentPassword: PASSWORD, id: `totp ${people.editor.id}` },
      cookieOf(made),
    )
    expect(removed.status).toBe(409)
    // Whoever has one can't be given another by a password alone.
    const { step: asked, token: next } = await passwordOf('editor')
    expect([asked, (await post('/second-step/setup', { token: next })).status]).toEqual(['proof', 401])
    const again = { token: next, sealed: setup.sealed, code: codeOf(String(setup.secret)) }
    expect((await post('/second-step', again)).status).toBe(401)
    await require([])
    expect(
      (await post('/second-factor/remove', { currentPassword: PASSWORD, id: `totp ${people.editor.id}` }, cookieOf(made))).status,
    ).toBe(200)
    expect(await isIn(await signInAs(content, people.editor.email, PASSWORD))).toBe(true)
    expect(await content.sql.run('select id from second_factors where account = ?', [people.editor.id])).toEqual([])
  })
})
