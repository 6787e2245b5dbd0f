import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { addDataAndFileToRequest, type PayloadHandler, type PayloadRequest } from 'payload'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import type { User } from '#platform/payload-types.ts'
import { refuse } from '../access/refuse.ts'
import { say } from '../access/say.ts'
import { askCurrentPassword } from '../accounts/check-credentials.ts'
import { describeDevice } from '../accounts/describe-device.ts'
import { findAccount } from '../accounts/sessions.ts'
import { beginTotp, finishTotp } from './enrol-totp.ts'
import { isRequiredFor } from './need.ts'
import { beginPasskey, finishPasskey, NewPasskey } from './passkeys.ts'
import { recordFactorChange } from './record-change.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { type Factor, findFactors, isSecondFactor, removeFactor, removeFactors } from './store.ts'

const Password = Type.String({ maxLength: 200 })
const Begin = Type.Object({ currentPassword: Password })
const Finish = Type.Object({ sealed: Type.String({ maxLength: 2000 }), code: Type.String({ maxLength: 60 }) })
const FinishPasskey = Type.Object({ sealed: Type.String({ maxLength: 2000 }), response: NewPasskey })
const Remove = Type.Object({ currentPassword: Password, id: Type.String({ maxLength: 2000 }) })

/** What is told of an account's second factors: never what they are made of. */
export interface SecondFactors {
  /** Of a telephone and of passkeys. */
  factors: Pick<Factor, 'id' | 'kind' | 'label' | 'createdAt' | 'usedAt'>[]
  codesLeft: number
  isRequired: boolean
}

/** `GET /api/users/:id/second-factor`: for its owner and administrators. */
export const listFactors: PayloadHandler = async (req) => {
  const account = await findAccount(req)
  if (account instanceof Response) return account
  const all = await findFactors(await sqlOf(req.payload, req), account.id)
  const told: SecondFactors = {
    factors: all.filter(isSecondFactor).map(({ id, kind, label, createdAt, usedAt }) => ({ id, kind, label, createdAt, usedAt })),
    codesLeft: all.filter(({ kind }) => kind === 'recovery').length,
    isRequired: await isRequiredFor(req, account.role),
  }
  return answer(told)
}

/** `POST /api/users/second-factor/begin`: a QR code for one's own telephone. */
export const beginOwnTotp = forOneself(Begin, async (req, account, { currentPassword }) => {
  await askCurrentPassword(req, currentPassword)
  return answer(await beginTotp(req, account))
})

/** `POST /api/users/second-factor/totp`: and the first code that the telephone shows. */
export const finishOwnTotp = forOneself(Finish, async (req, account, sent) => {
  const codes = await inTransaction(req.payload, async () => {
    const made = await finishTotp(req, account.id, sent)
    if (made !== null) await recordFactorChange(req, account, '開啟驗證應用程式')
    return made
  })
  if (codes === null) return say(422, '驗證碼不正確。請輸入應用程式現在顯示的六位數字；時間過了太久的話，請重新開始。')
  return answer({ message: '已經開啟兩步驟驗證。其他裝置都登出了。', codes })
})

/** `POST /api/users/second-factor/passkey/begin`: what a browser makes a passkey from. */
export const beginOwnPasskey = forOneself(Begin, async (req, account, { currentPassword }) => {
  await askCurrentPassword(req, currentPassword)
  return answer(await beginPasskey(req, account))
})

/** `POST /api/users/second-factor/passkey`: and what it has made. */
export const finishOwnPasskey = forOneself(FinishPasskey, async (req, account, sent) => {
  const label = describeDevice(req.headers.get('user-agent') ?? '')
  const codes = await inTransaction(req.payload, async () => {
    const made = await finishPasskey(req, account.id, { ...sent, label })
    if (made !== null) await recordFactorChange(req, account, `新增通行密鑰「${label}」`)
    return made
  })
  if (codes === null) return say(422, '這個通行密鑰無法使用，或時間過了太久，請再試一次。')
  return answer({ message: '已經新增通行密鑰。其他裝置都登出了。', codes })
})

/** `POST /api/users/second-factor/codes`: ten new recovery codes; those from before are void. */
export const renewOwnCodes = forOneself(Begin, async (req, account, { currentPassword }) => {
  await askCurrentPassword(req, currentPassword)
  const codes = await inTransaction(req.payload, async () => {
    const sql = await sqlOf(req.payload, req)
    if (!(await findFactors(sql, account.id)).some(isSecondFactor)) return null
    const made = await renewRecoveryCodes(sql, account.id)
    await recordFactorChange(req, account, '換新的備用碼')
    return made
  })
  return codes === null ? say(409, '請先開啟兩步驟驗證。') : answer({ message: '舊的備用碼都作廢了。', codes })
})

/** `POST /api/users/second-factor/remove`: one of them; with the last one the recovery codes go, too. */
export const removeOwnFactor = forOneself(Remove, async (req, account, { currentPassword, id }) => {
  await askCurrentPassword(req, currentPassword)
  const isRequired = await isRequiredFor(req, account.role)
  return inTransaction(req.payload, async () => {
    const sql = await sqlOf(req.payload, req)
    const factors = (await findFactors(sql, account.id)).filter(isSecondFactor)
    const removed = factors.find((factor) => factor.id === id)
    if (removed === undefined) return refuse(404)
    if (isRequired && factors.length === 1) return say(409, '您的角色一定要有兩步驟驗證，請先加上另一種再移除這一種。')
    await removeFactor(sql, account.id, removed.kind, id)
    if (factors.length === 1) await removeFactors(sql, account.id)
    await recordFactorChange(req, account, removed.kind === 'totp' ? '移除驗證應用程式' : `移除通行密鑰「${removed.label}」`)
    return say(200, factors.length === 1 ? '已經關閉兩步驟驗證。' : '已經移除。')
  })
})

type Work<Data> = (req: PayloadRequest, account: User, data: Data) => Promise<Response>

/** Nobody changes what others prove themselves with; administrators reset it. */
function forOneself<Schema extends TSchema>(schema: Schema, work: Work<Static<Schema>>): PayloadHandler {
  return async (req) => {
    if (req.user?.collection !== 'users') return refuse(401)
    await addDataAndFileToRequest(req)
    return Value.Check(schema, req.data) ? work(req, req.user, req.data) : refuse(400)
  }
}

function answer(told: object): Response {
  return Response.json(told, { headers: { 'cache-control': 'no-store' } })
}
