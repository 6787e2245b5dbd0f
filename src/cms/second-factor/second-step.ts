import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { addDataAndFileToRequest, type PayloadHandler, type PayloadRequest } from 'payload'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import type { User } from '#platform/payload-types.ts'
import type { Role } from '#published/role-names.ts'
import { createSession } from '../accounts/create-session.ts'
import { openSession } from '../accounts/open-session.ts'
import { signInLocks, tellLocked } from '../accounts/sign-in-locks.ts'
import { recordRefusal } from '../audit/sign-ins.ts'
import { beginTotp, finishTotp } from './enrol-totp.ts'
import { type Need, needOf } from './need.ts'
import { askForPasskey, PasskeyAnswer, proveByPasskey } from './passkeys.ts'
import { proveByCode } from './prove.ts'
import { recordFactorChange } from './record-change.ts'
import { beginStep, finishStep, keepChallenge, type SignInStep, tryStep } from './sign-in-steps.ts'
import { type FactorKind, findFactors, isSecondFactor } from './store.ts'

const Token = Type.String({ minLength: 20, maxLength: 100 })
const Started = Type.Object({ token: Token })
const Proof = Type.Object({
  token: Token,
  code: Type.Optional(Type.String({ maxLength: 60 })),
  passkey: Type.Optional(PasskeyAnswer),
  /** With the first code of a telephone that is set up on the way in. */
  sealed: Type.Optional(Type.String({ maxLength: 2000 })),
})

const TOO_LATE = '登入的時間過了，請重新輸入電子郵件與密碼。'
const WRONG = '驗證碼不正確，或已經用過。請輸入應用程式現在顯示的六位數字，或一組還沒用過的備用碼。'
const WRONG_PASSKEY = '這個通行密鑰不是這個帳號的，或已經過期，請再試一次。'
/** Whoever gets here knows the password: all their tries count together, wherever they come from. */
const ANY_CLIENT = 'second step'

/** What the sign-in page asks for next. */
export interface NextStep {
  step: Exclude<Need, 'none'>
  token: string
  ways: FactorKind[]
}

/** The answer to a right password that is not enough: no session, no cookie, a token that leads to the second step alone. */
export async function beginSecondStep(req: PayloadRequest, account: { id: number; role?: Role | null }): Promise<Response> {
  const factors = await findFactors(await sqlOf(req.payload), account.id)
  const next: NextStep = {
    step: factors.some(isSecondFactor) ? 'proof' : 'setup',
    token: await beginStep(req, account.id),
    ways: [...new Set(factors.map(({ kind }) => kind))],
  }
  return Response.json(next, { status: 202, headers: { 'Cache-Control': 'no-store' } })
}

/** `POST /api/users/second-step`: the second half of a sign-in. */
export const secondStep: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  if (!Value.Check(Proof, req.data)) return refuse(400, '請輸入驗證碼。')
  const { token, sealed, code = '', passkey } = req.data
  const step = await tryStep(req, token)
  const account = step && (await accountOf(req, step))
  if (!account) return refuse(401, TOO_LATE)
  // A passkey can't be guessed: whoever guesses codes keeps no owner of one out.
  const seconds = passkey === undefined ? signInLocks().begin(account.email, ANY_CLIENT) : 0
  if (seconds > 0) return refuse(429, tellLocked(seconds, '驗證碼'), { 'Retry-After': String(seconds) })
  const isProved = () =>
    passkey === undefined
      ? proveByCode(req, account.id, code)
      : proveByPasskey(req, account.id, { challenge: step.challenge, response: passkey })
  const codes = sealed === undefined ? await prove(req, account, token, isProved) : await setUp(req, account, { sealed, code })
  if (codes === null) {
    await recordRefusal(req, account, passkey === undefined ? '驗證碼錯誤' : '通行密鑰不符')
    return refuse(401, passkey === undefined ? WRONG : WRONG_PASSKEY)
  }
  signInLocks().succeed(account.email, ANY_CLIENT)
  const session = await createSession(req, account)
  return openSession(req, req.payload.collections.users, { ...session, codes }, req.t('authentication:passed'))
}

/** `POST /api/users/second-step/setup`: for whoever has to have a second factor and has none yet. */
export const beginSetupOnTheWay: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  if (!Value.Check(Started, req.data)) return refuse(400, TOO_LATE)
  const step = await tryStep(req, req.data.token)
  const account = step && (await accountOf(req, step))
  if (!account || (await needOf(req, account)) !== 'setup') return refuse(401, TOO_LATE)
  return Response.json(await beginTotp(req, account), { headers: { 'Cache-Control': 'no-store' } })
}

/** `POST /api/users/second-step/passkey`: what a passkey of the account is to sign. */
export const askPasskeyOnTheWay: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  if (!Value.Check(Started, req.data)) return refuse(400, TOO_LATE)
  const { token } = req.data
  const step = await tryStep(req, token)
  if (step === null) return refuse(401, TOO_LATE)
  const options = await askForPasskey(req, step.account)
  await keepChallenge(req, token, options.challenge)
  return Response.json({ options }, { headers: { 'Cache-Control': 'no-store' } })
}

async function prove(
  req: PayloadRequest,
  account: User,
  token: string,
  isProved: () => Promise<boolean>,
): Promise<string[] | null> {
  const isRight = (await needOf(req, account)) === 'proof' && (await isProved())
  return isRight && (await finishStep(req, token)) ? [] : null
}

/** Only where there is nothing yet: a password alone never replaces a second factor. With the change all steps of the account end. */
async function setUp(req: PayloadRequest, account: User, sent: { sealed: string; code: string }): Promise<string[] | null> {
  return inTransaction(req.payload, async () => {
    if ((await needOf(req, account)) !== 'setup') return null
    const codes = await finishTotp(req, account.id, sent)
    if (codes !== null) await recordFactorChange(req, account, '開啟驗證應用程式')
    return codes
  })
}

function accountOf(req: PayloadRequest, { account: id }: SignInStep): Promise<User | null> {
  return req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true, req })
}

function refuse(status: number, message: string, headers?: Record<string, string>): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
