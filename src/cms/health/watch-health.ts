import type { Payload } from 'payload'
import { HEALTH_PATH } from '#addresses/admin.ts'
import type { Finding } from '#health/finding.ts'
import { askForCheck, claimCheck, readHealth, storeHealth } from '#health/state.ts'
import { sqlOf } from '#platform/db/sql.ts'

const PAUSE_MS = 60 * 60_000
const ASK_MS = 10_000
/** A program that is being started again is no news. */
const LOOK_AGAIN_MS = 60_000

type Look = () => Promise<Finding[]>

/** Checks once an hour, and within seconds where an administrator asks for it. */
export function watchHealth(payload: Payload, look: Look): void {
  let isUnderWay = false
  const run = async () => {
    if (isUnderWay) return
    isUnderWay = true
    await checkIfDue(payload, look).catch((error) => payload.logger.error({ err: error, msg: 'the check of health failed' }))
    isUnderWay = false
  }
  void run()
  setInterval(run, ASK_MS).unref()
}

/** Looks, keeps what it sees for the admin, and mails administrators about what is bad twice in a row: once, until it is good again. */
export async function checkIfDue(payload: Payload, look: Look, now = new Date()): Promise<void> {
  const sql = await sqlOf(payload)
  if (!(await claimCheck(sql, now, PAUSE_MS))) return
  const findings = await look()
  const { told, findings: before } = await readHealth(sql)
  const untold = findings.filter(({ about, state }) => state === 'bad' && !told.includes(about))
  const news = untold.filter(({ about }) => before.some((earlier) => earlier.about === about && earlier.state === 'bad'))
  const isMailed = news.length > 0 && (await mailAdministrators(payload, news))
  const stillTold = findings.filter(
    ({ about, state }) => state !== 'good' && (told.includes(about) || (isMailed && state === 'bad')),
  )
  await storeHealth(sql, { findings, told: stillTold.map(({ about }) => about) }, now)
  if (news.length < untold.length) await askForCheck(sql, new Date(now.getTime() + LOOK_AGAIN_MS))
}

/** Whether a mail has left, for anybody; if not, the next check tries again. */
async function mailAdministrators(payload: Payload, findings: Finding[]): Promise<boolean> {
  const { sendsMail } = payload.config.custom as { sendsMail: boolean }
  if (!sendsMail) return false
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'administrator' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const text = [
    '您好：',
    '網站發生異常，請處理：',
    ...findings.map(({ about, says, cure }) => `・${about}：${says}\n　${cure ?? ''}`),
    `現在的情形請看「系統狀態」：${payload.config.serverURL}${payload.config.routes.admin}${HEALTH_PATH}`,
    '同一件事恢復正常之前不會再寄信。',
  ].join('\n\n')
  let hasLeft = false
  for (const { email } of docs) {
    try {
      await payload.sendEmail({ to: email, subject: '網站需要處理', text })
      hasLeft = true
    } catch (error) {
      // The message of a refusal may repeat the address.
      const { name, code } = error as { name?: string; code?: string }
      payload.logger.error({ name, code }, 'A mail about what is bad could not be sent.')
    }
  }
  return hasLeft
}
