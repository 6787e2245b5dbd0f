import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { exportSubscribers } from '#newsletter/export-list.ts'
import { countIssueRecipients, queueIssue, queueTest, scheduleIssue, unscheduleIssue } from '#newsletter/issues.ts'
import { retryNow } from '#newsletter/outbox.ts'
import { exportPerson, forgetPerson } from '#newsletter/person.ts'
import { writeMoment } from '#platform/clock/taipei-time.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { say } from '../access/say.ts'
import { recordDeed } from '../audit/record.ts'
import { download, forEditors } from './editor-endpoints.ts'

export const exportList = forEditors(async ({ req, id, user }) => {
  const csv = await exportSubscribers(req.payload, id, user)
  await recordDeed(req, { kind: 'download', subject: `名單 #${id} 的訂閱者`, path: `/collections/mailing-lists/${id}` })
  return download(csv, 'text/csv; charset=utf-8', 'subscribers.csv')
})

export const downloadPerson = forEditors(async ({ req, id }) => {
  const address = await addressOf(req, id)
  if (address === null) return say(404, '找不到這筆資料。')
  const person = await exportPerson(req.payload, address)
  await recordDeed(req, { kind: 'download', subject: `訂閱者 #${id}`, path: `/collections/subscribers/${id}` })
  return download(JSON.stringify(person, null, 2), 'application/json; charset=utf-8', 'person.json')
})

export const forgetPersonNow = forEditors(({ req, id }) => forget(req, id, false))
export const forgetPersonForGood = forEditors(({ req, id }) => forget(req, id, true))

export const sendIssue = forEditors(async ({ req, id }) => {
  const result = await queueIssue(req.payload, id)
  if (result.kind === 'nobody') return say(409, '這份名單還沒有已確認的訂閱者。')
  if (result.kind === 'not-a-draft') {
    const [issue] = await (await sqlOf(req.payload)).run('select state from newsletters where id = ?', [id])
    return say(
      409,
      issue?.state === 'scheduled' ? '這期電子報已經排定時間。要現在就寄，請先取消排定。' : '這期電子報已經寄出了。',
    )
  }
  return say(200, `開始寄給 ${result.recipients} 位訂閱者。`)
})

/** What an editor should know before the button cannot be taken back. */
export const countRecipients = forEditors(async ({ req, id }) => {
  const recipients = await countIssueRecipients(await sqlOf(req.payload), id)
  if (recipients === 0) return say(409, '這份名單還沒有已確認的訂閱者，沒有人可以寄。')
  return say(200, `會寄給 ${recipients} 位訂閱者，每位只會收到一次。寄出之後不能收回，也不能再修改。`)
})

const Moment = Type.Object({ at: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d' }) })

export const scheduleSending = forEditors(async ({ req, id }) => {
  await addDataAndFileToRequest(req)
  const at = Value.Check(Moment, req.data) ? new Date(req.data.at) : null
  if (at === null || Number.isNaN(at.getTime())) return say(400, '請選寄送的日期與時間。')
  if (at.getTime() <= Date.now()) return say(409, '這個時間已經過了，請選晚一點的時間。')
  const isScheduled = await scheduleIssue(req.payload, id, at)
  if (!isScheduled) return say(409, '只有草稿可以排定寄送時間。')
  const recipients = await countIssueRecipients(await sqlOf(req.payload), id)
  const nobody = recipients === 0 ? '這份名單現在還沒有已確認的訂閱者，到時還是沒有的話不會寄出。' : ''
  return say(200, `排定在 ${writeMoment(at)} 寄出，在那之前都可以取消。${nobody}`)
})

export const calledOff = forEditors(async ({ req, id }) =>
  (await unscheduleIssue(req.payload, id)) ? say(200, '取消了，現在又是草稿。') : say(409, '這期電子報沒有在等待寄送。'),
)

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
  await inTransaction(req.payload, async () => {
    await forgetPerson(req.payload, address, { isForGood })
    await recordDeed(req, { kind: 'delete', subject: `訂閱者 #${id}` })
  })
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
