'use client'

import { type FormEvent, useState } from 'react'
import { FIRST_DAY_FILES_PATH, FIRST_DAY_PATH } from '#addresses/admin.ts'
import type { FirstDayWork } from '#cms/first-day/endpoints.ts'
import { MOST_BYTES, MOST_MB } from '#cms/first-day/file-bound.ts'
import { ask, type Refusal, wordsOf } from '../components/ask.ts'

interface ImportWayProps {
  state: FirstDayWork | null
  api: string
  isBusy: boolean
  onDo(work: () => Promise<unknown>): void
}

/** The old site: its export and its pictures come here, are read first, and imported when somebody has seen the report. */
export function ImportWay({ state, api, isBusy, onDo }: ImportWayProps) {
  const [sending, setSending] = useState('')
  const files = state?.files ?? []
  const isRead = state?.work?.kind === 'plan' && state.work.state === 'done'
  const wasCutOff = state?.work?.kind === 'import' && ['cut-off', 'failed'].includes(state.work.state)

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    onDo(async () => {
      try {
        for (const name of ['uploads', 'export']) {
          const file = fields.get(name)
          if (!(file instanceof File) || file.size === 0) continue
          setSending(`正在上傳「${file.name}」…`)
          await sendOldSiteFile(`${api}${FIRST_DAY_FILES_PATH}/${name}`, file)
        }
        return await ask('POST', `${api}${FIRST_DAY_PATH}/plan`, {})
      } finally {
        setSending('')
      }
    })
  }

  return (
    <>
      <form onSubmit={send}>
        <label>
          匯出檔（XML 或 ZIP，最大 {MOST_MB} MB）{files.includes('export') && '：已上傳'}
          <input type="file" name="export" accept=".xml,.zip" required={!files.includes('export')} />
        </label>
        <label>
          舊網站的圖片與檔案（wp-content/uploads 的 ZIP，可以不放）{files.includes('uploads') && '：已上傳'}
          <input type="file" name="uploads" accept=".zip" />
        </label>
        <button type="submit" disabled={isBusy}>
          上傳並試讀
        </button>
        <p role="status">{sending}</p>
      </form>
      {(isRead || wasCutOff) && (
        <button type="button" disabled={isBusy} onClick={() => onDo(() => ask('POST', `${api}${FIRST_DAY_PATH}/import`, {}))}>
          {isRead ? '看過報告了，開始匯入' : '繼續匯入'}
        </button>
      )}
      <p>
        超過 {MOST_MB} MB 的，請主機管理人執行 <code>npm run import:wordpress -- 匯出檔.xml --uploads 資料夾</code>。
      </p>
    </>
  )
}

async function sendOldSiteFile(address: string, file: File): Promise<void> {
  if (file.size > MOST_BYTES) throw new Error(`「${file.name}」超過 ${MOST_MB} MB。`)
  const headers = { 'Content-Type': 'application/octet-stream' }
  const sent = fetch(address, { method: 'POST', credentials: 'same-origin', headers, body: file })
  const response = await sent.catch(() => {
    throw new Error(`「${file.name}」沒有傳完，請檢查網路後再試一次。`)
  })
  if (response.ok) return
  // What stands in front of the admin answers with a page.
  const isRefusal = response.headers.get('content-type')?.includes('json')
  throw new Error(isRefusal ? wordsOf((await response.json()) as Refusal) : `「${file.name}」沒有收下（${response.status}）。`)
}
