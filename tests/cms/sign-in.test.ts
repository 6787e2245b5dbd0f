import crypto from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signInLocks } from '#cms/accounts/sign-in-locks.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { createPeople, PASSWORD, type People } from './people.ts'
import { send, signInAs } from './rest-people.ts'

const NOBODY = 'nobody@example.edu.tw'
const STRANGER = '203.0.113.9'
const OWNER = '192.0.2.7'

describe('signing in', PATIENTLY, () => {
  let content: Content
  let people: People

  beforeAll(async () => {
    content = await openContent('sqlite')
    people = await createPeople(content.payload)
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())
  beforeEach(() => {
    for (const email of [NOBODY, people.author.email, people.subscriber.email]) signInLocks().unlock(email)
  })

  const login = (email: string, password: string, client = OWNER) =>
    send(content, '/users/login', { body: { email, password }, client })

  it('opens a session whose cookie no script can read and no other site can send', async () => {
    const { status, headers, answer } = await login(people.author.email, PASSWORD)
    expect(status).toBe(200)
    expect(answer.user).toMatchObject({ email: people.author.email, role: 'author' })
    expect(headers.get('set-cookie')).toMatch(/^payload-token=[\w.-]+; .*HttpOnly.*SameSite=Lax/)
    expect(answer).not.toHaveProperty('token')
    // `first-account.test.ts` shows it under https.
    expect(headers.get('set-cookie')).not.toContain('Secure')
    const cookie = headers.get('set-cookie')?.split(';')[0]
    expect((await send(content, '/users/me', { method: 'GET', cookie })).answer.user).toMatchObject({ id: people.author.id })
  })

  it('says the same and does the same work whoever is asked for: an author, a subscriber, nobody', async () => {
    const compared = vi.spyOn(crypto, 'pbkdf2')
    const answers = []
    for (const email of [people.author.email, people.subscriber.email, NOBODY]) {
      compared.mockClear()
      const { status, answer } = await login(email, 'wrong password')
      const work = compared.mock.calls.map(([password, , iterations, length, digest]) => ({
        password,
        iterations,
        length,
        digest,
      }))
      answers.push({ status, answer, work })
    }
    compared.mockRestore()
    const [first] = answers
    expect(first).toMatchObject({ status: 401, work: [{ password: 'wrong password', iterations: 600_000 }] })
    expect(answers).toEqual([first, first, first])
  })

  it.each([
    { who: 'an account', emailOf: () => people.author.email },
    { who: 'nobody', emailOf: () => NOBODY },
  ])('locks the client that guesses the password of $who five times, even with the right one', async ({ emailOf }) => {
    for (let tries = 0; tries < 5; tries++) expect((await login(emailOf(), 'wrong', STRANGER)).status).toBe(401)
    const locked = await login(` ${emailOf().toUpperCase()} `, PASSWORD, STRANGER)
    expect(locked.status).toBe(429)
    expect(locked.headers.get('retry-after')).toMatch(/^(600|5\d\d)$/)
    expect(locked.refusals).toEqual({ '': '密碼輸入錯誤太多次，請在 10 分鐘後再試。' })
  })

  it('never locks the owner out, who comes from elsewhere', async () => {
    for (let tries = 0; tries < 7; tries++) await login(people.author.email, 'wrong', STRANGER)
    expect((await login(people.author.email, PASSWORD, OWNER)).status).toBe(200)
  })

  it('counts many tries at once like one after another', async () => {
    const statuses = await Promise.all(Array.from({ length: 9 }, async () => (await login(NOBODY, 'wrong', STRANGER)).status))
    expect(statuses.sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429])
  })

  it('forgets wrong tries once the right one was made', async () => {
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 4; tries++) await login(people.author.email, 'wrong')
      expect((await login(people.author.email, PASSWORD)).status).toBe(200)
    }
  })

  it('does not count an empty form', async () => {
    for (let tries = 0; tries < 6; tries++) expect((await login(people.author.email, '')).refusals).toHaveProperty('password')
    expect((await login(people.author.email, PASSWORD)).status).toBe(200)
  })

  it('is unlocked by administrators, and by nobody else', async () => {
    const lock = async () => {
      for (let tries = 0; tries < 5; tries++) await login(people.author.email, 'wrong', STRANGER)
      expect((await login(people.author.email, PASSWORD, STRANGER)).status).toBe(429)
    }
    const unlock = (cookie: string) => send(content, `/users/${people.author.id}/unlock`, { cookie })
    await lock()
    for (const person of ['subscriber', 'other', 'editor'] as const) {
      expect((await unlock(await signInAs(content, people[person].email, PASSWORD))).status, person).toBe(403)
    }
    expect((await unlock('')).status).toBe(401)
    expect((await login(people.author.email, PASSWORD, STRANGER)).status).toBe(429)
    const administrator = await signInAs(content, people.administrator.email, PASSWORD)
    expect((await unlock(administrator)).answer.message).toBe('已經解除鎖定，可以再登入了。')
    expect((await login(people.author.email, PASSWORD, STRANGER)).status).toBe(200)
    expect((await unlock(administrator)).answer.message).toBe('這個帳號沒有被鎖定。')
    expect((await send(content, '/users/999999/unlock', { cookie: administrator })).status).toBe(404)
  })
})
