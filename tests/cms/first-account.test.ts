import { createLocalReq } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { announceSetupCode, setupCode } from '#cms/accounts/setup-code.ts'
import { admit } from '../../admin/server-functions/rules.ts'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY, USUAL_DATABASES } from './open-content.ts'
import { PASSWORD } from './people.ts'
import { send } from './rest-people.ts'

const OFFICE = { name: '系辦', email: 'office@example.edu.tw', password: PASSWORD }
const WRONG = { setupCode: '設定碼不正確。設定碼印在後台程式的記錄裡。' }

describe.each(USUAL_DATABASES)('the first account on %s', PATIENTLY, (kind) => {
  let content: Content

  beforeAll(async () => {
    content = await openContent(kind, { ADMIN_URL: 'https://admin.example.edu.tw' })
    setupCode().renew()
  }, OPEN_LIMIT_MS)
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => content?.close())

  const register = (body: object) => send(content, '/users/first-register', { body })
  const countUsers = async () => (await content.payload.count({ collection: 'users', overrideAccess: true })).totalDocs

  /** What the form asks while a stranger fills it in. */
  const askForForm = async (args: object) => {
    const call = { collectionSlug: 'users', operation: 'create', schemaPath: 'users', formState: {}, ...args }
    return admit('form-state', call, await createLocalReq({}, content.payload))
  }

  it('has a form that a stranger may fill in, and no other', async () => {
    expect(await askForForm({ widgetSlug: 'x', id: 1, data: { a: 1 } })).toEqual({
      collectionSlug: 'users',
      operation: 'create',
      schemaPath: 'users',
      formState: {},
      skipClientConfigAuth: true,
    })
    for (const other of [{ operation: 'update' }, { collectionSlug: 'posts', schemaPath: 'posts' }, { schemaPath: 'posts' }])
      expect(await askForForm(other)).toBeNull()
  })

  it('needs the code that the log prints, once, with the address where it is used', async () => {
    const log = vi.spyOn(content.payload.logger, 'warn')
    await announceSetupCode(content.payload)
    await announceSetupCode(content.payload)
    expect(log.mock.calls.flat()).toEqual([
      expect.stringContaining(`${setupCode().text}   ${content.env.admin.url}/admin/create-first-user`),
    ])
    for (const code of [undefined, '', 'ABCD-EFGH-JKLM-NPQR', { toString: 'x' }, ['a']]) {
      const { status, refusals } = await register({ ...OFFICE, setupCode: code })
      expect({ status, refusals }).toEqual({ status: 400, refusals: WRONG })
    }
    expect(await countUsers()).toBe(0)
  })

  it('keeps its code, however often others guess wrong: nobody locks the operator out', async () => {
    const code = setupCode().text
    for (let tries = 0; tries < 25; tries++) await register({ ...OFFICE, setupCode: 'wrong' })
    expect(setupCode().text).toBe(code)
    expect(await countUsers()).toBe(0)
  })

  it('keeps the code while the rest of the form is wrong', async () => {
    const code = setupCode().text
    expect((await register({ ...OFFICE, password: 'short', setupCode: code })).refusals).toHaveProperty('password')
    expect((await register({ ...OFFICE, name: '', setupCode: code })).refusals).toHaveProperty('name')
    expect(await countUsers()).toBe(0)
    expect(setupCode().text).toBe(code)
  })

  it('is made once by those who know the code at the same time: one administrator, signed in', async () => {
    const code = setupCode().text.toLowerCase().replaceAll('-', ' ')
    const people = ['first', 'second', 'third']
    const answers = await Promise.all(
      people.map((name) => register({ ...OFFICE, email: `${name}@example.edu.tw`, role: 'author', setupCode: code })),
    )
    const made = answers.filter(({ status }) => status === 200)
    expect(made).toHaveLength(1)
    expect(made[0]?.answer.user).toMatchObject({ role: 'administrator' })
    expect(made[0]?.headers.get('set-cookie')).toMatch(/^payload-token=.*; Secure.*; HttpOnly.*; SameSite=Lax/)
    expect(await countUsers()).toBe(1)
  })

  it('is the only one that is made so', async () => {
    const log = vi.spyOn(content.payload.logger, 'warn')
    const { status } = await register({ ...OFFICE, setupCode: setupCode().text })
    expect(status).toBe(403)
    await announceSetupCode(content.payload)
    expect(log).not.toHaveBeenCalled()
    expect(await askForForm({})).toBeNull()
    expect(await countUsers()).toBe(1)
  })
})
