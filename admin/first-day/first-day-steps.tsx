'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useState } from 'react'
import { FIRST_DAY_PATH, VISUAL_PATH } from '#addresses/admin.ts'
import { FIRST_SCHEME } from '#brand/schemes.ts'
import type { FirstDay } from '#cms/first-day/state.ts'
import { ask, reasonOf } from '../components/ask.ts'
import { ContactStep, NamesStep } from './fields.tsx'
import { LookStep, type SchemeChoice } from './look-step.tsx'
import { MenuStep } from './menu-step.tsx'
import { PagesStep } from './pages-step.tsx'

interface FirstDayProps {
  state: FirstDay
  schemes: SchemeChoice[]
  api: string
  admin: string
  siteUrl: string
  isAdministrator: boolean
}

const TITLES = ['名稱', '外觀', '聯絡方式', '頁面', '選單', '開站'] as const
const [MENU, LAST] = [4, 5]

/** What is stored says which steps are done; the first that is not lies open. */
export function FirstDaySteps({ state, schemes, api, admin, siteUrl, isAdministrator }: FirstDayProps) {
  const router = useRouter()
  const { site, home, hasPages, menu } = state
  const hasContact = site.email !== '' || site.phone !== ''
  const hasLook = site.logo !== null || ![FIRST_SCHEME, ''].includes(site.scheme)
  // Whoever keeps the first look, and goes on, has chosen it.
  const isOpened = home?.isPublic === true
  const isDone = [site.department !== '', hasLook || hasContact || hasPages, hasContact, hasPages, menu !== null, isOpened]
  const [open, setOpen] = useState(() => Math.max(0, isDone.indexOf(false)))
  const [isBusy, setBusy] = useState(false)

  const refresh = useCallback(() => router.refresh(), [router])

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast.error(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }

  /** Does a step, says how it went, and opens the next one, or another. */
  const take = (work: () => Promise<unknown>, words: string, then?: number) =>
    attempt(async () => {
      await work()
      toast.success(words)
      setOpen((now) => then ?? Math.min(now + 1, LAST))
      refresh()
    })
  const saveSite = (data: object) => take(() => ask('POST', `${api}/globals/site`, { ...data, _status: 'published' }), '已儲存。')

  const bodies: ReactNode[] = [
    <NamesStep key="names" site={site} isBusy={isBusy} onSave={saveSite} />,
    <LookStep key="look" site={site} schemes={schemes} api={api} isBusy={isBusy} onSave={saveSite} />,
    <ContactStep key="contact" site={site} isBusy={isBusy} onSave={saveSite} />,
    <PagesStep
      key="pages"
      hasPages={hasPages}
      isAdministrator={isAdministrator}
      api={api}
      isBusy={isBusy}
      onDo={attempt}
      onRefresh={refresh}
      onMake={() => take(() => ask('POST', `${api}${FIRST_DAY_PATH}/pages`, {}), '頁面做好了，都還是草稿；選單也放好了。', LAST)}
      onSkip={() => setOpen(MENU)}
    />,
    <MenuStep
      key="menu"
      pages={state.pages}
      menu={menu}
      admin={admin}
      isBusy={isBusy}
      onMake={(chosen) => take(() => ask('POST', `${api}${FIRST_DAY_PATH}/menu`, chosen), '選單做好了。')}
      onSkip={() => setOpen(LAST)}
    />,
    <div key="open">
      {home === null && (
        <p>
          還沒有首頁。請回到「頁面」那一步，或<a href={`${admin}/collections/pages/create`}>自己做一個頁面</a>，勾選「這是首頁」。
        </p>
      )}
      {home?.isPublic === false && (
        <>
          <p>
            先<a href={`${admin}/collections/pages/${home.id}${VISUAL_PATH}`}>看看首頁、改改文字</a>
            ，再發布。其他頁面留在草稿裡，改好一頁發布一頁，選單會自己出現。
          </p>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => take(() => ask('PATCH', `${api}/pages/${home.id}`, { _status: 'published' }), '網站開張了。')}
          >
            發布首頁
          </button>
        </>
      )}
      {home?.isPublic && (
        <p>
          網站開張了：<a href={siteUrl}>{siteUrl}</a>
        </p>
      )}
    </div>,
  ]

  return (
    <ol className="lectern-first-day__steps">
      {TITLES.map((title, index) => (
        <li key={title}>
          <details
            open={open === index}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open) setOpen(index)
              else if (open === index) setOpen(-1)
            }}
          >
            <summary>
              <h2>
                {index + 1}　{title}
              </h2>
              <span>{isDone[index] ? '已完成' : '還沒做'}</span>
            </summary>
            {bodies[index]}
          </details>
        </li>
      ))}
    </ol>
  )
}
