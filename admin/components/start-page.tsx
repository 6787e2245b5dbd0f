import type { Payload, TypedUser } from 'payload'
import { findFailedSchedules } from '#cms/failed-schedules.ts'

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
const MOST_DRAFTS = 5

/** What a day's work begins with: the usual tasks, schedules that failed, and what was left unfinished. */
export async function StartPage({ payload, user }: StartPageProps) {
  if (!user) return null
  const { admin } = payload.config.routes
  const isAuthor = user.collection === 'users' && user.role === 'author'
  const drafts = await payload.find({
    collection: 'posts',
    where: { and: [{ _status: { equals: 'draft' } }, { title: { exists: true } }] },
    sort: '-updatedAt',
    limit: MOST_DRAFTS,
    depth: 0,
    draft: true,
    select: { title: true },
    overrideAccess: false,
    user,
  })
  const failed = await findFailedSchedules(payload, user)
  return (
    <div className="lectern-start">
      <h1>{user.collection === 'users' ? `${user.name}，您好。今天要做什麼？` : '今天要做什麼？'}</h1>
      <ul className="lectern-start__tasks">
        {TASKS.filter(({ isForEditors }) => !(isForEditors && isAuthor)).map(({ label, help, path }) => (
          <li key={path}>
            <a href={`${admin}${path}`}>{label}</a>
            <span>{help}</span>
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <>
          <h2>沒有成功的排程</h2>
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
        </>
      )}
      {drafts.docs.length > 0 && (
        <>
          <h2>還沒發布的文章</h2>
          <ul className="lectern-start__drafts">
            {drafts.docs.map(({ id, title }) => (
              <li key={id}>
                <a href={`${admin}/collections/posts/${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
