'use client'

import { Button, toast, useConfig, useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { TIME_ZONE_OFFSET, writeMoment } from '#platform/clock/taipei-time.ts'
import { ask, reasonOf } from '../components/ask.ts'

/** Beside the form of a newsletter: sends it at a moment on Taipei's clock, or no longer. */
export function SendingTime() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const isModified = useFormModified()
  const router = useRouter()
  const state = useFormFields(([fields]) => fields.state?.value)
  const scheduledAt = useFormFields(([fields]) => fields.scheduledAt?.value)
  const [moment, setMoment] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (id === undefined) return null

  const send = async (path: string, data: object) => {
    setBusy(true)
    try {
      toast.success(await ask('POST', `${config.routes.api}/newsletters/${id}/${path}`, data))
      router.refresh()
    } catch (error) {
      toast.error(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }

  if (state === 'scheduled') {
    return (
      <div className="lectern-actions">
        <p className="lectern-actions__hint">
          排定在 {typeof scheduledAt === 'string' ? writeMoment(scheduledAt) : ''} 寄給整份名單。要修改內容，請先取消。
        </p>
        <Button buttonStyle="secondary" disabled={isBusy} onClick={() => send('unschedule', {})}>
          取消排定
        </Button>
      </div>
    )
  }
  return (
    <div className="lectern-actions">
      <label className="lectern-actions__hint">
        或排定時間（臺北時間），到時寄給整份名單
        <input type="datetime-local" value={moment} onChange={(event) => setMoment(event.target.value)} />
      </label>
      <Button
        buttonStyle="secondary"
        disabled={isBusy || isModified || moment === ''}
        tooltip={isModified ? '請先儲存。' : undefined}
        onClick={() => send('schedule', { at: `${moment}${TIME_ZONE_OFFSET}` })}
      >
        排定寄送
      </Button>
    </div>
  )
}
