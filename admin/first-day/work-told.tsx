'use client'

import { FIRST_DAY_PATH } from '#addresses/admin.ts'
import type { FirstDayWork } from '#cms/first-day/endpoints.ts'

const NAMES = { demo: '示範系所', plan: '試讀匯出檔', import: '匯入' } as const
const STATES = { running: '進行中', done: '完成', failed: '沒有成功', 'cut-off': '中斷了，請再執行一次' } as const

/** How a command fares that was set going here, for as long as it runs and after. */
export function WorkTold({ state: { work, hasReport }, api }: { state: FirstDayWork; api: string }) {
  if (work === null) return null
  return (
    <div className="lectern-first-day__work" role="status" data-state={work.state}>
      <p>
        <b>
          {NAMES[work.kind]}：{STATES[work.state]}
          {work.kind === 'import' && work.state === 'cut-off' && '，做過的不會重做'}
        </b>
        {work.line !== '' && <span>{work.line}</span>}
      </p>
      {work.state === 'running' && <p>可以離開這一頁，做好了回來看。</p>}
      {hasReport && (
        <p>
          <a href={`${api}${FIRST_DAY_PATH}/report`} target="_blank" rel="noreferrer">
            看報告（另開視窗）
          </a>
        </p>
      )}
    </div>
  )
}
