import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashResetToken } from '#cms/accounts/reset-token.ts'
import { signInLocks } from '#cms/accounts/sign-in-locks.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { createPeople, PASSWORD, type People } from './people.ts'
import { send, signInAs } from './rest-people.ts'

const EASY = 'password1234'
const FRESH = 'seven quiet lanterns'
const TOO_EASY = { password: expect.stringMatching(/^這個密碼太容易猜到/) }

describe('passwords and addresses', PATIENTLY, () => {
  let content: Content
  let people: People
  let administrator: string
  let author: string

  beforeAll(async () => {
    content = await openContent('sqlite')
    people = await createPeople(content.payload)
    administrator = await signInAs(content, people.administrator.email, PASSWORD)
    author = await signInAs(content, people.author.email, PASSWORD)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())
  beforeEach(() => {
    for (const { email } of Object.values(people)) signInLocks().unlock(email)
  })

  const patch = (id: number | string, body: object, cookie: string) =>
    send(content, `/users/${id}`, { method: 'PATCH', body, cookie })
  const canSignIn = async (email: string, password: string) =>
    (await send(content, '/users/login', { body: { email, password } })).status === 200
  const createSomebody = async () => {
    const email = `${crypto.randomUUID()}@example.edu.tw`
    const data = { name: '新人', email, password: PASSWORD, role: 'author' as const }
    return content.payload.create({ collection: 'users', data, overrideAccess: true })
  }

  describe('a new password is checked', () => {
    it('for a new account, also past the access rules', async () => {
      const data = { name: '新人', email: 'new@example.edu.tw', password: EASY, role: 'author' as const }
      expect((await send(content, '/users', { body: data, cookie: administrator })).refusals).toEqual(TOO_EASY)
      await expect(content.payload.create({ collection: 'users', data, overrideAccess: true })).rejects.toThrow()
      const numbers = { ...data, password: 123456789012 }
      expect((await send(content, '/users', { body: numbers, cookie: administrator })).refusals).toHaveProperty('password')
      const { totalDocs } = await content.payload.count({
        collection: 'users',
        where: { email: { equals: data.email } },
        overrideAccess: true,
      })
      expect(totalDocs).toBe(0)
    })

    it('when it is changed, for administrators too, one by one and many at once', async () => {
      const { id, email } = await createSomebody()
      const easy = { password: EASY, currentPassword: PASSWORD }
      expect((await patch(id, easy, administrator)).refusals).toEqual(TOO_EASY)
      const past = content.payload.update({ collection: 'users', id, data: { password: EASY }, overrideAccess: true })
      await expect(past).rejects.toThrow()
      const many = await patch(`?where[id][equals]=${id}`, easy, administrator)
      expect(many.answer).toMatchObject({ docs: [], errors: [{ id }] })
      const own = { password: `${email.split('@')[0]}`, currentPassword: PASSWORD }
      expect((await patch(id, own, administrator)).refusals).toEqual(TOO_EASY)
      expect(await canSignIn(email, PASSWORD)).toBe(true)
    })

    it('when it is reset by mail, and its owner is known to the rules', async () => {
      const { id, email } = await createSomebody()
      const token = crypto.randomUUID()
      const expiration = new Date(Date.now() + 60_000).toISOString()
      await content.payload.db.updateOne({
        collection: 'users',
        id,
        data: { resetPasswordToken: hashResetToken(token), resetPasswordExpiration: expiration },
      })
      const reset = (password: string, sent = token) =>
        send(content, '/users/reset-password', { body: { token: sent, password } })
      expect((await reset(EASY)).refusals).toEqual(TOO_EASY)
      expect((await reset('short')).refusals).toEqual({ password: '密碼至少要 12 個字元。' })
      expect((await reset(email)).refusals).toEqual(TOO_EASY)
      expect((await reset(FRESH, 'no-such-token')).refusals).toEqual({ '': '重設密碼的連結已經失效，請重新申請。' })
      expect((await reset(FRESH)).status).toBe(200)
      expect((await reset(FRESH)).refusals).toEqual({ '': '重設密碼的連結已經失效，請重新申請。' })
      expect(await canSignIn(email, FRESH)).toBe(true)
    })
  })

  describe('the current password', () => {
    const ASKED = { currentPassword: '變更密碼或電子郵件時，請輸入您自己目前的密碼。' }
    const WRONG = { currentPassword: '目前的密碼不正確。' }

    it('is asked for a new password and a new address, and for nothing else', async () => {
      const { id, email } = people.author
      expect((await patch(id, { password: FRESH }, author)).refusals).toEqual(ASKED)
      expect((await patch(id, { email: 'other@example.edu.tw' }, author)).refusals).toEqual(ASKED)
      expect((await patch(id, { email: 'other@example.edu.tw', currentPassword: FRESH }, author)).refusals).toEqual(WRONG)
      expect((await patch(id, { email: ['other@example.edu.tw'] }, author)).refusals).toEqual({
        '': '欄位「email」的資料種類不正確。',
      })
      const renamed = await patch(id, { name: '林大作者', email: ` ${email.toUpperCase()}` }, author)
      expect(renamed.status).toBe(200)
      expect(await canSignIn(email, PASSWORD)).toBe(true)
    })

    it('is asked for whoever gives somebody more rights, and not for fewer', async () => {
      const RIGHTS = { currentPassword: '建立管理員或提高角色時，請輸入您自己目前的密碼。' }
      const account = (role: string) => ({ name: '新人', email: `${crypto.randomUUID()}@example.edu.tw`, password: FRESH, role })
      const make = (body: object) => send(content, '/users', { body, cookie: administrator })
      expect((await make(account('administrator'))).refusals).toEqual(RIGHTS)
      expect((await make({ ...account('administrator'), currentPassword: FRESH })).refusals).toEqual(WRONG)
      expect((await make({ ...account('administrator'), currentPassword: PASSWORD })).status).toBe(201)
      expect((await make(account('editor'))).status).toBe(201)

      const { id } = await createSomebody()
      expect((await patch(id, { role: 'editor' }, administrator)).refusals).toEqual(RIGHTS)
      expect((await patch(id, { role: 'administrator', currentPassword: FRESH }, administrator)).refusals).toEqual(WRONG)
      expect((await patch(id, { role: 'administrator', currentPassword: PASSWORD }, administrator)).status).toBe(200)
      expect((await patch(id, { role: 'administrator', name: '同一個' }, administrator)).status).toBe(200)
      expect((await patch(id, { role: 'subscriber' }, administrator)).status).toBe(200)
    })

    it("is the administrator's own where an administrator changes somebody else's", async () => {
      const { id } = await createSomebody()
      const own = await patch(people.administrator.id, { password: FRESH, currentPassword: PASSWORD }, administrator)
      expect(own.status).toBe(200)
      const email = `${crypto.randomUUID()}@example.edu.tw`
      const many = await patch(`?where[id][equals]=${id}`, { email, currentPassword: PASSWORD }, administrator)
      expect(many.answer).toMatchObject({ docs: [], errors: [{ id }] })
      expect((await patch(id, { email, currentPassword: PASSWORD }, administrator)).refusals).toEqual(WRONG)
      expect((await patch(id, { email, currentPassword: FRESH }, administrator)).status).toBe(200)
      expect(await canSignIn(email, PASSWORD)).toBe(true)
    })

    it('is neither stored nor sent back', async () => {
      const { id } = people.author
      const body = { password: FRESH, currentPassword: PASSWORD, setupCode: 'ABCD' }
      const changed = await patch(id, body, author)
      expect(changed.status).toBe(200)
      const stored = await content.payload.db.findOne({ collection: 'users', where: { id: { equals: id } } })
      for (const text of [JSON.stringify(changed.answer), JSON.stringify(stored)]) {
        expect(text).not.toMatch(new RegExp(`${PASSWORD}|${FRESH}|ABCD`))
      }
      expect((await patch(id, { password: PASSWORD, currentPassword: FRESH }, author)).status).toBe(200)
    })

    it('can be guessed five times by whoever found an open session', async () => {
      const { id } = people.author
      const guess = (currentPassword: string) => patch(id, { password: FRESH, currentPassword }, author)
      for (let tries = 0; tries < 5; tries++) expect((await guess('wrong')).refusals).toEqual(WRONG)
      expect((await guess(PASSWORD)).refusals).toEqual({ currentPassword: '密碼輸入錯誤太多次，請在 10 分鐘後再試。' })
    })
  })

  describe('a session', () => {
    const isOpen = async (cookie: string) => Boolean((await send(content, '/users/me', { method: 'GET', cookie })).answer.user)

    it('ends with a change of the password, but for the one that changed it', async () => {
      const { id, email } = await createSomebody()
      const [mine, other] = [await signInAs(content, email, PASSWORD), await signInAs(content, email, PASSWORD)]
      await patch(id, { password: FRESH, currentPassword: PASSWORD }, mine)
      expect([await isOpen(mine), await isOpen(other)]).toEqual([true, false])
      const password = 'eight quiet lanterns'
      await content.payload.update({ collection: 'users', id, data: { password }, overrideAccess: true })
      expect(await isOpen(mine)).toBe(false)
    })

    it('ends with a change of the role, whose rights the next one has, and with the account', async () => {
      const { id, email } = await createSomebody()
      let cookie = await signInAs(content, email, PASSWORD)
      const seesUsers = async () => (await send(content, '/users', { method: 'GET', cookie })).answer.totalDocs !== 1
      expect(await seesUsers()).toBe(false)
      await content.payload.update({ collection: 'users', id, data: { role: 'editor' }, overrideAccess: true })
      expect(await isOpen(cookie)).toBe(false)
      cookie = await signInAs(content, email, PASSWORD)
      expect(await seesUsers()).toBe(true)
      const write = () => send(content, '/posts', { body: { title: '文章' }, cookie })
      expect((await write()).status).toBe(201)
      await content.payload.update({ collection: 'users', id, data: { role: 'subscriber' }, overrideAccess: true })
      expect((await write()).status).toBe(401)
      await content.payload.update({ collection: 'users', id, data: { role: 'author' }, overrideAccess: true })
      cookie = await signInAs(content, email, PASSWORD)
      expect(await isOpen(cookie)).toBe(true)
      await content.payload.delete({ collection: 'users', id, overrideAccess: true })
      expect(await isOpen(cookie)).toBe(false)
    })
  })
})
