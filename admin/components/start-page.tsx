import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { AUDIT_PATH, DEAD_LINKS_PATH, FIGURES_PATH, FIRST_DAY_PATH, HEALTH_PATH } from '#addresses/admin.ts'
import { hasRole } from '#cms/access/roles.ts'
import { findReviews } from '#cms/desk/find-reviews.ts'
import { type ChangedDocument, findRecent, findUnpublished, listOfPostsBy } from '#cms/desk/find-work.ts'
import { findFailedSchedules } from '#cms/failed-schedules.ts'
import { hasHomePage } from '#cms/first-day/state.ts'
import { readLinkState } from '#dead-links/state.ts'
import { TIME_ZONE } from '#platform/clock/taipei-time.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { ToldReviewLists } from '../desk/told-reviews.tsx'

interface StartPageProps {
  payload: Payload
  user?: TypedUser | null
}

interface Task {
  label: string
  help: string
  path: string
  /** For editors; authors write posts. */
  isForEditors: boolean
}

const TASKS: Task[] = [
  { label: '寫一篇文章', help: '得獎、演講、活動與公告。', path: '/collections/posts/create', isForEditors: false },
  { label: '做一個頁面', help: '用區段與元件排版。', path: '/collections/pages/create', isForEditors: true },
  { label: '改選單', help: '頁首、頁尾與輔助選單。', path: '/collections/menus', isForEditors: true },
  { label: '排一個彈出視窗', help: '決定內容、時機與期間。', path: '/collections/popups/create', isForEditors: true },
  { label: '寄一期電子報', help: '先試寄給自己，再寄給名單。', path: '/collections/newsletters/create', isForEditors: true },
]

/** What a day's work begins with: what waits, what happened, and what one may do. */
export async function StartPage({ payload, user }: StartPageProps) {
  if (!user) return null
  const req = await createLocalReq({ user }, payload)
  const { admin } = payload.config.routes
  const isAuthor = user.collection === 'users' && user.role === 'author'
  const [isOpen, failed, reviews, unpublished, recent, deadLinks] = await Promise.all([
    isAuthor || hasHomePage(req),
    findFailedSchedules(payload, user),
    findReviews(req),
    findUnpublished(req),
    findRecent(req),
    isAuthor ? 0 : countDeadLinks(payload),
  ])
  return (
    <div className="lectern-start gutter--left gutter--right">
      <h1>{user.collection === 'users' ? `${user.name}，您好。今天要做什麼？` : '今天要做什麼？'}</h1>
      {!isOpen && (
        <section aria-labelledby="lectern-first-day">
          <h2 id="lectern-first-day">網站還沒有開張</h2>
          <p>
            訪客現在看到的是「即將上線」。
            <a href={`${admin}${FIRST_DAY_PATH}`}>把網站開起來</a>
            ：名稱、顏色、聯絡方式、備好的頁面、選單，六個步驟。
          </p>
        </section>
      )}
      {failed.length > 0 && (
        <section aria-labelledby="lectern-failed">
          <h2 id="lectern-failed">沒有成功的排程</h2>
          <p>時間到了，但是沒有照排程進行。處理好之後，請直接發布或取消發布，或另外排一個時間。</p>
          <ul className="lectern-start__failed">
            {failed.map(({ id, type, path, title, reason }) => (
              <li key={id}>
                <span>
                  <a href={`${admin}${path}`}>{title}</a>
                  {type === 'publish' ? '（排程發布）' : '（排程取消發布）'}
                </span>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {deadLinks > 0 && (
        <section aria-labelledby="lectern-dead-links">
          <h2 id="lectern-dead-links">失效連結</h2>
          <p>
            網站上有 {deadLinks} 個連結連不到任何地方。
            <a href={`${admin}${DEAD_LINKS_PATH}`}>看是哪些</a>
          </p>
        </section>
      )}
      <ToldReviewLists {...reviews} admin={admin} />
      {unpublished.length > 0 && (
        <section aria-labelledby="lectern-unpublished">
          <h2 id="lectern-unpublished">還沒發布的變更</h2>
          {unpublished.map(({ kind, path, count, newest }) => (
            <div key={kind} className="lectern-start__kind">
              <h3>
                {kind}
                <a className="lectern-start__all" href={`${admin}${path}`}>
                  全部 {count} 件<span className="lectern-heard">還沒發布的{kind}</span>
                </a>
              </h3>
              <Documents documents={newest} admin={admin} />
            </div>
          ))}
        </section>
      )}
      {recent.length > 0 && (
        <section aria-labelledby="lectern-recent">
          <h2 id="lectern-recent">最近改過的</h2>
          <Documents documents={recent} admin={admin} showsKind />
        </section>
      )}
      <section aria-labelledby="lectern-tasks">
        <h2 id="lectern-tasks">您可以做的事</h2>
        <ul className="lectern-start__tasks">
          {TASKS.filter(({ isForEditors }) => !(isForEditors && isAuthor)).map(({ label, help, path }) => (
            <li key={path}>
              <a href={`${admin}${path}`}>{label}</a>
              <span>{help}</span>
            </li>
          ))}
          <li>
            <a href={`${admin}${listOfPostsBy(user.id)}`}>看我的文章</a>
            <span>您是作者的文章，草稿也在內。</span>
          </li>
          <li>
            <a href={`${admin}${FIGURES_PATH}`}>看瀏覽數</a>
            <span>哪些頁面最多人看，每天被看了幾次。</span>
          </li>
          {!isAuthor && (
            <li>
              <a href={`${admin}${DEAD_LINKS_PATH}`}>看失效連結</a>
              <span>網站上哪些連結連不到任何地方。</span>
            </li>
          )}
          {hasRole(user, 'administrator') && (
            <>
              <li>
                <a href={`${admin}${AUDIT_PATH}`}>看稽核紀錄</a>
                <span>誰在什麼時候登入、發布、刪除或改了設定。</span>
              </li>
              <li>
                <a href={`${admin}${HEALTH_PATH}`}>看系統狀態</a>
                <span>資料庫、檔案、寄信、備份是不是都正常。</span>
              </li>
            </>
          )}
        </ul>
      </section>
    </div>
  )
}

async function countDeadLinks(payload: Payload): Promise<number> {
  return (await readLinkState(await sqlOf(payload))).dead.length
}

interface DocumentsProps {
  documents: ChangedDocument[]
  admin: string
  showsKind?: boolean
}

function Documents({ documents, admin, showsKind = false }: DocumentsProps) {
  return (
    <ul className="lectern-start__documents">
      {documents.map(({ title, kind, path, changedAt, isDraft }) => (
        <li key={path}>
          <a href={`${admin}${path}`}>{title}</a>
          <span>
            {showsKind && `${kind}${isDraft ? '（草稿）' : ''}，`}
            <time dateTime={changedAt}>{formatMoment(changedAt)}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** As on the clock in Taipei: `11 月 16 日 14:05`. */
function formatMoment(instant: string): string {
  const parts = MOMENT.formatToParts(new Date(instant))
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  return `${part('month')} 月 ${part('day')} 日 ${part('hour')}:${part('minute')}`
}

const MOMENT = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
