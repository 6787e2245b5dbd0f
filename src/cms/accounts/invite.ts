import { randomBytes } from 'node:crypto'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { addDataAndFileToRequest, type PayloadHandler, type PayloadRequest } from 'payload'
import { buttonTo, joinParts, paragraphs } from '#newsletter/mails/lay-out.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { documentId } from '#published/links.ts'
import { ROLES } from '#published/role-names.ts'
import { hasRole } from '../access/roles.ts'
import { say } from '../access/say.ts'
import { recordDeed } from '../audit/record.ts'
import { accountMail } from './account-mail.ts'
import { NO_INVITATION_MAIL } from './no-mail.ts'
import { createResetToken } from './reset-token.ts'
import { normaliseAccount } from './sign-in-locks.ts'

const INVITATION_DAYS = 7
const Invitation = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  email: Type.String({ minLength: 3, maxLength: 254 }),
  role: Type.Union(ROLES.map((role) => Type.Literal(role))),
  /** Of whoever invites: asked for where the colleague becomes an administrator. */
  currentPassword: Type.Optional(Type.String({ maxLength: 1000 })),
})

/** `POST /api/users/invite`: makes the account of a colleague, with a password that nobody knows, and mails a link to choose one. */
export const inviteColleague: PayloadHandler = async (req) => {
  const refusal = refuseInviting(req)
  if (refusal !== null) return refusal
  await addDataAndFileToRequest(req)
  if (!Value.Check(Invitation, req.data)) return say(400, '請填寫姓名、電子郵件與角色。')
  const { name, role, currentPassword } = req.data
  const email = normaliseAccount(req.data.email)
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: email } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return say(409, '這個電子郵件已經有帳號了。要再寄一次連結，請打開那位使用者。')
  const account = await req.payload.create({
    collection: 'users',
    data: { name, email, role, currentPassword, password: randomBytes(32).toString('base64url') },
    overrideAccess: false,
    user: req.user,
    req,
  })
  await mailInvitation(account, req)
  return say(200, `已經寄信給${name}，連結 ${INVITATION_DAYS} 天內有效。`)
}

/** `POST /api/users/:id/invite`: the link once more, for somebody who lost it or let it expire; an older one is void then. */
export const inviteAgain: PayloadHandler = async (req) => {
  const refusal = refuseInviting(req)
  if (refusal !== null) return refusal
  const id = documentId(req.routeParams?.id)
  const account =
    id === null
      ? null
      : await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: false, req })
  if (account === null) return say(404, '找不到這個帳號。')
  await mailInvitation(account, req)
  return say(200, `已經寄信給${account.name}，連結 ${INVITATION_DAYS} 天內有效。`)
}

function refuseInviting(req: PayloadRequest): Response | null {
  if (!hasRole(req.user, 'administrator')) return say(403, '只有管理員可以邀請同事。')
  const { sendsMail } = req.payload.config.custom as { sendsMail: boolean }
  return sendsMail ? null : say(422, NO_INVITATION_MAIL)
}

interface Invited {
  id: number
  name: string
  email: string
}

async function mailInvitation({ id, name, email }: Invited, req: PayloadRequest): Promise<void> {
  const { payload } = req
  const token = createResetToken()
  const resetPasswordExpiration = new Date(Date.now() + INVITATION_DAYS * 86_400_000).toISOString()
  await inTransaction(payload, async () => {
    await payload.update({
      collection: 'users',
      id,
      data: { resetPasswordToken: token, resetPasswordExpiration },
      overrideAccess: true,
      req,
    })
    await recordDeed(req, { kind: 'invite', subject: `使用者「${name}」`, path: `/collections/users/${id}` })
  })
  const link = `${payload.config.serverURL}${payload.config.routes.admin}/reset/${token}`
  const mail = await accountMail(payload, {
    subject: '請設定您的後台密碼',
    body: joinParts(
      paragraphs('您好：', '系所網站的管理員為您開了一個後台帳號。請開啟下面的連結，選一個密碼：'),
      buttonTo(link, '設定密碼'),
      paragraphs(`連結在 ${INVITATION_DAYS} 天內有效，只能使用一次。之後請用這個電子郵件和您選的密碼登入。`),
    ),
    footer: paragraphs('這封信是網站的管理員請系統寄給您的。'),
  })
  await payload.sendEmail({ to: email, ...mail })
}
