import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { HEALTH_PATH } from '#addresses/admin.ts'
import { hasRole } from '#cms/access/roles.ts'
import { bad, type Finding } from '#health/finding.ts'
import { readHealth } from '#health/state.ts'
import { writeMoment } from '#platform/clock/taipei-time.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { AskButton } from '../components/ask-button.tsx'
import { StaffView } from '../components/staff-view.tsx'

const WORDS: Record<Finding['state'], string> = { good: '正常', weak: '要注意', bad: '異常' }
const ORDER: Finding['state'][] = ['bad', 'weak', 'good']
/** Checks are made once an hour. */
const TOO_OLD_MS = 2 * 60 * 60_000

/** What `npm run doctor` says, as the program that keeps the schedules found it last: for administrators alone. */
export async function HealthView(props: AdminViewServerProps) {
  const { payload } = props
  if (!hasRole(props.initPageResult.req.user, 'administrator')) redirect(payload.config.routes.admin)
  const { checkedAt, findings } = await readHealth(await sqlOf(payload))
  const isStale = checkedAt === null || Date.now() - checkedAt.getTime() > TOO_OLD_MS
  const all = [...(isStale ? [NOBODY_LOOKS] : []), ...findings]
  const sorted = ORDER.flatMap((state) => all.filter((finding) => finding.state === state))
  const isWell = sorted.every(({ state }) => state === 'good')
  return (
    <StaffView {...props} className="lectern-health">
      <h1>系統狀態</h1>
      <p>{isWell ? '一切正常。' : '下面標出要處理的事，以及處理的方法。'}</p>
      <p>
        {checkedAt !== null && (
          <>
            上次檢查：<time dateTime={checkedAt.toISOString()}>{writeMoment(checkedAt)}</time>。
          </>
        )}
        每小時檢查一次；發生異常會寄信給所有管理員，同一件事恢復正常之前只寄一次。
      </p>
      <AskButton path={`${HEALTH_PATH}/check`}>現在檢查</AskButton>
      <ul>
        {sorted.map(({ about, state, says, cure }) => (
          <li key={`${about} ${says}`} data-state={state}>
            <strong>{WORDS[state]}</strong>
            <span>
              {about}：{says}
            </span>
            {cure !== undefined && <span className="lectern-health__cure">{cure}</span>}
          </li>
        ))}
      </ul>
    </StaffView>
  )
}

const NOBODY_LOOKS = bad('排程程式', '最近兩小時沒有檢查。', '負責排程與檢查的程式可能沒有在執行，請用 npm start 啟動所有程式。')
