'use client'

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { SignedInDevice } from '#cms/accounts/sessions.ts'
import { writeMoment } from '#platform/clock/taipei-time.ts'
import { ask, reasonOf } from './ask.ts'

/** Where an account is signed in, and the end of it: for its owner and for administrators. */
export function SignedInDevices() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const [devices, setDevices] = useState<SignedInDevice[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const account = id ? `${config.routes.api}/users/${id}` : null

  const read = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await fetch(`${account}/sessions`, { credentials: 'same-origin', ...(signal && { signal }) })
      if (!answer.ok) throw new Error('')
      setDevices((await answer.json()).devices)
    },
    [account],
  )

  useEffect(() => {
    if (account === null) return
    const stop = new AbortController()
    read(stop.signal).catch((error) => stop.signal.aborted || toast.error(reasonOf(error)))
    return () => stop.abort()
  }, [account, read])

  const end = async (chosen: { session?: string }) => {
    setBusy(true)
    try {
      toast.success(await ask('POST', `${account}/end-sessions`, chosen))
      await read()
    } catch (error) {
      toast.error(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }

  if (devices === null) return null
  const hasOthers = devices.some(({ isThis }) => !isThis)
  return (
    <section className="lectern-devices" aria-labelledby="lectern-devices-title">
      <h2 id="lectern-devices-title">登入中的裝置</h2>
      {devices.length === 0 && <p>目前沒有登入。</p>}
      <ul>
        {devices.map(({ id: session, device, since, lastUse, isThis }) => (
          <li key={session}>
            <strong>{isThis ? `${device}（這個裝置）` : device}</strong>
            <span>
              {writeMoment(since)} 登入，最後使用 {writeMoment(lastUse)}
            </span>
            {!isThis && (
              <Button
                buttonStyle="secondary"
                size="small"
                disabled={isBusy}
                aria-label={`結束 ${device} 的登入`}
                onClick={() => end({ session })}
              >
                結束登入
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <Button buttonStyle="secondary" disabled={isBusy} onClick={() => end({})}>
          結束其他所有裝置的登入
        </Button>
      )}
      <p>八小時沒有使用就會自動登出；換密碼或角色時，其他裝置也會登出。</p>
    </section>
  )
}
