import type { PayloadRequest } from 'payload'
import { exportAnswers, forgetSender } from '#forms/stored-answers.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { say } from '../access/say.ts'
import { recordDeed } from '../audit/record.ts'
import { download, forEditors } from './editor-endpoints.ts'

/** Everything that the form of this answer was answered. */
export const exportForm = forEditors(async ({ req, id, user }) => {
  const answer = await findAnswer(req, id)
  if (answer === null) return say(404, '找不到這筆資料。')
  const csv = await exportAnswers(req.payload, answer.form, user)
  await recordDeed(req, { kind: 'download', subject: `表單「${answer.title}」的回覆`, path: `/collections/form-answers/${id}` })
  return download(csv, 'text/csv; charset=utf-8', 'form-answers.csv')
})

export const forgetSenderNow = forEditors(async ({ req, id }) => {
  const answer = await findAnswer(req, id)
  if (answer === null) return say(404, '找不到這筆資料。')
  const { email } = answer
  if (!email) return say(409, '這份回覆沒有填信箱，找不到同一個人的其他回覆。要刪除這一筆，請用上方的選單。')
  const count = await inTransaction(req.payload, async () => {
    await recordDeed(req, { kind: 'delete', subject: `表單回覆 #${id} 的填寫人` })
    return forgetSender(req.payload, email)
  })
  return say(200, `已刪除 ${count} 筆回覆。`)
})

function findAnswer(req: PayloadRequest, id: number) {
  const { payload, user } = req
  return payload.findByID({ collection: 'form-answers', id, depth: 0, disableErrors: true, overrideAccess: false, user })
}
