'use client'

import { useState } from 'react'
import { FIRST_DAY_PATH } from '#addresses/admin.ts'
import { ask } from '../components/ask.ts'
import { ImportWay } from './import-way.tsx'
import { useWork } from './use-work.ts'
import { WorkTold } from './work-told.tsx'

interface PagesStepProps {
  hasPages: boolean
  isAdministrator: boolean
  api: string
  isBusy: boolean
  /** Sets something going that takes a while; a refusal is told. */
  onDo(work: () => Promise<unknown>): Promise<void>
  onMake(): void
  onSkip(): void
  onRefresh(): void
}

const WAYS = [
  ['ready', '備好的頁面', '首頁、關於本系、師資、課程、招生、表單、聯絡、隱私權與無障礙聲明，都是草稿，括號裡的字換成您的。'],
  ['demo', '示範系所', '一個虛構的系所，頁面、文章、圖片與選單都有，立刻公開，名稱與外觀也換成它的。適合先看看、先練習。'],
  ['import', '從 WordPress 搬家', '上傳舊網站的匯出檔，頁面、文章、選單與舊網址都會過來；另附圖片的壓縮檔，圖片也會過來。'],
  ['nothing', '從空白開始', '自己一頁一頁做。'],
] as const
type Way = (typeof WAYS)[number][0]
const FOR_ADMINISTRATORS: readonly Way[] = ['demo', 'import']

export function PagesStep({ hasPages, isAdministrator, api, isBusy, onDo, onMake, onSkip, onRefresh }: PagesStepProps) {
  const { state, look } = useWork(api, isAdministrator, onRefresh)
  const [chosen, setWay] = useState<Way | null>(null)
  const work = state?.work ?? null
  // Whoever comes back finds what they were at.
  const way = chosen ?? (work === null || work.kind === 'demo' ? 'ready' : 'import')
  const isWorking = isBusy || work?.state === 'running'
  const doAndLook = (what: () => Promise<unknown>) => void onDo(what).then(look)
  const isImportLeft = work?.kind === 'import' && work.state !== 'done'
  const told = state && <WorkTold state={state} api={api} />
  if (hasPages && !isImportLeft)
    return (
      <>
        {told}
        <p>已經有頁面了。要改哪一頁，從左邊的「頁面」進去。</p>
      </>
    )
  return (
    <>
      {told}
      <fieldset className="lectern-first-day__ways">
        <legend>從什麼開始</legend>
        {WAYS.filter(([value]) => isAdministrator || !FOR_ADMINISTRATORS.includes(value)).map(([value, label, help]) => (
          <label key={value}>
            <input type="radio" name="way" value={value} checked={way === value} onChange={() => setWay(value)} />
            <b>{label}</b>
            <span>{help}</span>
          </label>
        ))}
      </fieldset>
      {way === 'import' && <ImportWay state={state} api={api} isBusy={isWorking} onDo={doAndLook} />}
      {way === 'demo' && (
        <>
          <p>放進去以後沒有一鍵收回：要換成自己的，一頁一頁改，或請主機管理人換一個空的資料庫。</p>
          <p>也會多兩個示範帳號（編輯與作者），密碼沒有人知道，不用可以刪掉。放的這幾分鐘裡，後台可能存不了別的東西。</p>
          <button
            type="button"
            disabled={isWorking}
            onClick={() => doAndLook(() => ask('POST', `${api}${FIRST_DAY_PATH}/demo`, {}))}
          >
            放進示範系所
          </button>
        </>
      )}
      {way === 'ready' && (
        <button type="button" disabled={isWorking} onClick={onMake}>
          做好這些頁面
        </button>
      )}
      {way === 'nothing' && (
        <button type="button" disabled={isWorking} onClick={onSkip}>
          下一步
        </button>
      )}
    </>
  )
}
