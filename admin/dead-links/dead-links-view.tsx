import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { DEAD_LINKS_PATH } from '#addresses/admin.ts'
import { hasRole } from '#cms/access/roles.ts'
import { type DeadLink, MOST_TOLD } from '#dead-links/find-dead-links.ts'
import { readLinkState } from '#dead-links/state.ts'
import { writeMoment } from '#platform/clock/taipei-time.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { AskButton } from '../components/ask-button.tsx'
import { StaffView } from '../components/staff-view.tsx'

const REASONS: Record<DeadLink['reason'], string> = {
  'not-found': '找不到這個網址',
  gone: '已經下架',
  'no-place': '那一頁上沒有這個位置',
  'too-many-redirects': '一直轉址，到不了',
}

/** Links of the public pages that lead nowhere, as the program that keeps the schedules found them last: for editors. */
export async function DeadLinksView(props: AdminViewServerProps) {
  const { payload } = props
  if (!hasRole(props.initPageResult.req.user, 'administrator', 'editor')) redirect(payload.config.routes.admin)
  const { siteUrl } = payload.config.custom as { siteUrl: string }
  const { checkedAt, pages, dead } = await readLinkState(await sqlOf(payload))
  const faulty = [...new Set(dead.map(({ page }) => page))]
  return (
    <StaffView {...props} className="lectern-health">
      <h1>失效連結</h1>
      <p>
        {checkedAt === null ? (
          '還沒有檢查過。網站啟動後會自動檢查。'
        ) : (
          <>
            上次檢查：<time dateTime={checkedAt.toISOString()}>{writeMoment(checkedAt)}</time>，看了 {pages} 頁
            {dead.length === 0 ? '，站內的連結都連得到。' : `，${dead.length} 個連結連不到任何地方。`}
          </>
        )}
        {dead.length >= MOST_TOLD && `只列出前 ${MOST_TOLD} 個，改好之後會再檢查。`}
        每次發布之後會自動再檢查；連到其他網站的連結不在內。
      </p>
      <AskButton path={`${DEAD_LINKS_PATH}/check`}>現在檢查</AskButton>
      {faulty.map((page) => (
        <section key={page} aria-label={page}>
          <h2>
            <a href={siteUrl + page}>{page}</a>
          </h2>
          <ul>
            {dead
              .filter((link) => link.page === page)
              .map(({ href, words, reason, morePages }) => (
                <li key={href} data-state="weak">
                  <strong>{REASONS[reason]}</strong>
                  <span>
                    {words === '' ? '（沒有文字的連結）' : `「${words}」`}
                    {' → '}
                    <code>{href}</code>
                    {morePages > 0 && `（另外 ${morePages} 頁也有）`}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </StaffView>
  )
}
