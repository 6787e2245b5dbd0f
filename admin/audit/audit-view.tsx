import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { AUDIT_PATH } from '#addresses/admin.ts'
import { describeChange, type Entry } from '#audit/entry.ts'
import { AUDIT_KINDS } from '#audit/kinds.ts'
import { findEntries } from '#audit/log.ts'
import { readAuditQuery } from '#audit/read-query.ts'
import { hasRole } from '#cms/access/roles.ts'
import { writeMoment } from '#platform/clock/taipei-time.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { StaffView } from '../components/staff-view.tsx'

const ON_A_PAGE = 50
const ASKED = ['who', 'kind', 'words', 'from', 'to'] as const

/** Who did what, when and from where: for administrators alone. */
export async function AuditView(props: AdminViewServerProps) {
  const { payload, searchParams = {} } = props
  const { admin, api } = payload.config.routes
  if (!hasRole(props.initPageResult.req.user, 'administrator')) redirect(admin)
  const asked = (name: string) => String([searchParams[name] ?? ''].flat()[0])
  const query = readAuditQuery(asked)
  const page = Math.max(1, Number.parseInt(asked('page'), 10) || 1)
  const { entries, total } = await findEntries(await sqlOf(payload), query, {
    limit: ON_A_PAGE,
    offset: (page - 1) * ON_A_PAGE,
  })
  const pages = Math.max(1, Math.ceil(total / ON_A_PAGE))
  const addressOf = (path: string, at?: number) => {
    const filled = ASKED.flatMap((name) => (asked(name) === '' ? [] : [[name, asked(name)]]))
    return `${path}?${new URLSearchParams([...filled, ...(at === undefined ? [] : [['page', String(at)]])])}`
  }
  return (
    <StaffView {...props} className="lectern-audit">
      <h1>稽核紀錄</h1>
      <p>誰在什麼時候做了什麼。紀錄只增不改，每一筆都與前一筆相連；被改過或少了，「系統狀態」的檢查會指出來。</p>
      <SearchForm action={`${admin}${AUDIT_PATH}`} asked={asked} />
      <p>
        一共 <strong>{total.toLocaleString('zh-TW')}</strong> 筆。
        <a href={addressOf(`${api}${AUDIT_PATH}/export`)}>下載成 CSV 檔</a>
      </p>
      {entries.length === 0 ? <p>沒有符合的紀錄。</p> : <EntryTable entries={entries} admin={admin} />}
      <nav aria-label="分頁">
        {page > 1 && <a href={addressOf(`${admin}${AUDIT_PATH}`, page - 1)}>較新的</a>}
        <span>
          第 {page} 頁，共 {pages} 頁
        </span>
        {page < pages && <a href={addressOf(`${admin}${AUDIT_PATH}`, page + 1)}>較舊的</a>}
      </nav>
      <p className="lectern-audit__note">
        來自哪裡只記網段（例如 192.0.2.0/24）；密碼、連結裡的代碼與訂閱者的信箱都不會記下來。紀錄保留{' '}
        {Number(payload.config.custom.auditDays)} 天。
      </p>
    </StaffView>
  )
}

function SearchForm({ action, asked }: { action: string; asked: (name: string) => string }) {
  return (
    <form action={action} aria-label="篩選紀錄">
      <label>
        誰
        <input name="who" defaultValue={asked('who')} maxLength={100} />
      </label>
      <label>
        做了什麼
        <select name="kind" defaultValue={asked('kind')}>
          <option value="">全部</option>
          {Object.entries(AUDIT_KINDS).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        文字
        <input name="words" defaultValue={asked('words')} maxLength={100} />
      </label>
      <label>
        從
        <input type="date" name="from" defaultValue={asked('from')} />
      </label>
      <label>
        到
        <input type="date" name="to" defaultValue={asked('to')} />
      </label>
      <button type="submit">篩選</button>
    </form>
  )
}

function EntryTable({ entries, admin }: { entries: Entry[]; admin: string }) {
  return (
    <table>
      <caption className="lectern-heard">稽核紀錄，新的在前面</caption>
      <thead>
        <tr>
          <th scope="col">時間</th>
          <th scope="col">誰</th>
          <th scope="col">做了什麼</th>
          <th scope="col">變更</th>
          <th scope="col">來自</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, actor, kind, subject, path, changes, origin }) => (
          <tr key={id}>
            <td data-label="時間">
              <time dateTime={at}>{writeMoment(at)}</time>
            </td>
            <td data-label="誰">{actor || '不詳'}</td>
            <td data-label="做了什麼">
              {AUDIT_KINDS[kind]}
              {subject !== '' && '：'}
              {path === '' ? subject : <a href={`${admin}${path}`}>{subject}</a>}
            </td>
            <td data-label="變更">
              {changes.length > 0 && (
                <ul>
                  {changes.map((change) => (
                    <li key={change.field}>{describeChange(change)}</li>
                  ))}
                </ul>
              )}
            </td>
            <td data-label="來自">{origin}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
