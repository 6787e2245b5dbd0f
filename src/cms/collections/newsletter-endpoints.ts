import type { PayloadHandler, PayloadRequest, TypedUser } from 'payload'
import { exportSubscribers } from '#newsletter/export-list.ts'
import { countIssueRecipients, queueIssue, queueTest } from '#newsletter/issues.ts'
import { retryNow } from '#newsletter/outbox.ts'
import { exportPerson, forgetPerson } from '#newsletter/person.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { documentId } from '#published/links.ts'
import { hasRole } from '../access/roles.ts'

type Work = (request: { req: PayloadRequest; id: number; user: TypedUser }) => Promise<Response>

/** The buttons of the newsletter's documents: for editors, on a document by its id. */
function forEditors(work: Work): PayloadHandler {
  return async (req) => {
    const { user } = req
    if (!user || !hasRole(user, 'administrator', 'editor')) return say(403, '只有編輯與管理員可以這麼做。')
    const id = documentId(req.routeParams?.id)
    return id === null ? say(404, '找不到這筆資料。') : work({ req, id, user })
  }
}

export const exportList = forEditors(async ({ req, id, user }) => {
  const csv = await exportSubscribers(req.payload, id, user)
  return download(csv, 'text/csv; charset=utf-8', 'subscribers.csv')
})

export const downloadPerson = forEditors(async ({ req, id }) => {
  const address = await addressOf(req, id)
  if (address === null) return say(404, '找不到這筆資料。')
  const person = await exportPerson(req.payload, address)
  return download(JSON.stringify(person, null, 2), 'application/json; charset=utf-8', 'person.json')
})

export const forgetPersonNow = forEditors(({ req, id }) => forget(req, id, false))
export const forgetPersonForGood = forEditors(({ req, id }) => forget(req, id, true))

export const sendIssue = forEditors(async ({ req, id }) => {
  const result = await queueIssue(req.payload, id)
  if (result.kind === 'nobody') return say(409, '這份名單還沒有已確認的訂閱者。')
  if (result.kind === 'not-a-draft') return say(409, '這期電子報已經寄出了。')
  return say(200, `開始寄給 ${result.recipients} 位訂閱者。`)
})

/** What an editor should know before the button cannot be taken back. */
export const countRecipients = forEditors(async ({ req, id }) => {
  const recipients = await countIssueRecipients(await sqlOf(req.payload), id)
  if (recipients === 0) return say(409, '這份名單還沒有已確認的訂閱者，沒有人可以寄。')
  return say(200, `會寄給 ${recipients} 位訂閱者，每位只會收到一次。寄出之後不能收回，也不能再修改。`)
})

export const sendTest = forEditors(async ({ req, id, user }) => {
  await queueTest(req.payload, { newsletter: id, user: Number(user.id) })
  const isMailed = req.payload.config.custom?.sendsMail === true
  return say(
    200,
    isMailed ? `試寄的信正在路上，請看 ${user.email} 的信箱。` : '這裡沒有設定寄信，試寄的信存成檔案，在資料夾 data/mail/。',
  )
})

export const retryJob = forEditors(async ({ req, id }) => {
  const isQueued = await retryNow(await sqlOf(req.payload), id)
  return isQueued ? say(200, '已經排入，幾秒後再試。') : say(409, '這一項不需要再試。')
})

async function forget(req: PayloadRequest, id: number, isForGood: boolean): Promise<Response> {
  const address = await addressOf(req, id)
  if (address === null) return say(404, '找不到這筆資料。')
  await forgetPerson(req.payload, address, { isForGood })
  return say(200, isForGood ? '資料已刪除，以後不再寄信給這個信箱。' : '資料已刪除。')
}

async function addressOf(req: PayloadRequest, id: number): Promise<string | null> {
  const person = await req.payload.findByID({
    collection: 'subscribers',
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  return person?.email ?? null
}

function say(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })
}

function download(body: string, type: string, name: string): Response {
  const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' }
  return new Response(body, { headers })
}
