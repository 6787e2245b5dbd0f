import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { FIGURES_PATH } from '#addresses/admin.ts'
import { isStaff } from '#cms/access/roles.ts'
import { type Figures, readFigures } from '#figures/page-views.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { StaffView } from '../components/staff-view.tsx'
import { ViewsPlot, writeDay } from './views-plot.tsx'

const PERIODS = [
  { days: 7, label: '7 天' },
  { days: 30, label: '30 天' },
  { days: 365, label: '一年' },
] as const
const MOST_READ = 30

/** How often the site is looked at: sums of days and pages, counted without cookies or addresses. */
export async function FiguresView(props: AdminViewServerProps) {
  const { payload, searchParams } = props
  const { admin } = payload.config.routes
  if (!isStaff(props.initPageResult.req.user)) redirect(admin)
  const { siteUrl } = payload.config.custom as { siteUrl: string }
  const asked = PERIODS.find(({ days }) => String(days) === searchParams?.days) ?? PERIODS[1]
  const figures = await readFigures(await sqlOf(payload), { days: asked.days, pages: MOST_READ, now: Date.now() })
  const total = figures.days.reduce((sum, { views }) => sum + views, 0)
  return (
    <StaffView {...props} className="lectern-figures">
      <h1>瀏覽數</h1>
      <nav aria-label="期間">
        {PERIODS.map(({ days, label }) => (
          <a key={days} href={`${admin}${FIGURES_PATH}?days=${days}`} aria-current={days === asked.days ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <p>
        最近{asked.label === '一年' ? '一年' : ` ${asked.label}`}一共 <strong>{total.toLocaleString('zh-TW')}</strong> 次瀏覽。
      </p>
      <ViewsPlot days={figures.days} />
      <MostRead pages={figures.pages} siteUrl={siteUrl} />
      <details>
        <summary>每天的數字</summary>
        <DayTable days={figures.days} />
      </details>
      <p className="lectern-figures__note">
        只記「哪一頁、哪一天、幾次」，不在訪客的電腦留下記號，也不記位址或裝置。搜尋引擎等程式不計，關閉網頁程式的訪客數不到；同仁只有在後台與網站用同一個主機名稱時才能排除。數字約十秒更新一次，保留三年。
      </p>
    </StaffView>
  )
}

function MostRead({ pages, siteUrl }: Pick<Figures, 'pages'> & { siteUrl: string }) {
  if (pages.length === 0) return <p>這段期間還沒有人來過。</p>
  return (
    <table>
      <caption>最多人看的頁面</caption>
      <thead>
        <tr>
          <th scope="col">頁面</th>
          <th scope="col">次數</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ href, title, views }) => (
          <tr key={href}>
            <th scope="row">
              <a href={`${siteUrl}${href}`} target="_blank" rel="noreferrer">
                {title ?? decodeURI(href)}
                <span className="lectern-heard">（另開新分頁）</span>
              </a>
            </th>
            <td>{views.toLocaleString('zh-TW')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayTable({ days }: Pick<Figures, 'days'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">次數</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views }) => (
          <tr key={day}>
            <th scope="row">{writeDay(day)}</th>
            <td>{views.toLocaleString('zh-TW')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
