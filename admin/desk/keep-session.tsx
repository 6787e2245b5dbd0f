'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { SESSION_MS } from '#cms/accounts/session-hours.ts'

const OFTEN_ENOUGH_MS = 10 * 60_000
const SIGNS = ['pointerdown', 'keydown'] as const

/** Tells the server every ten minutes that somebody is still at work: a session ends so long after its last use, not its beginning. */
export function KeepSession({ children }: { children: ReactNode }) {
  const { refreshCookie, tokenExpirationMs = 0 } = useAuth()
  const newest = useRef({ refreshCookie, tokenExpirationMs })
  newest.current = { refreshCookie, tokenExpirationMs }

  useEffect(() => {
    let toldAt = 0
    const tell = () => {
      const { refreshCookie: refresh, tokenExpirationMs: endsAt } = newest.current
      const now = Date.now()
      const isFresh = endsAt - now > SESSION_MS - OFTEN_ENOUGH_MS || now - toldAt < OFTEN_ENOUGH_MS
      if (endsAt < now || isFresh) return
      toldAt = now
      refresh(true)
    }
    for (const sign of SIGNS) document.addEventListener(sign, tell, { passive: true })
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, tell)
    }
  }, [])

  return children
}
