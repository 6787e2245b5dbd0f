'use client'

import { useAuth, useConfig, useModal } from '@payloadcms/ui'
import type { ClientUser } from 'payload'
import { type ReactNode, useEffect, useRef } from 'react'
import { SESSION_MS } from '#cms/accounts/session-hours.ts'

const OFTEN_ENOUGH_MS = 10 * 60_000
const LOOK_MS = 5_000
const REMIND_MS = 60_000
/** Payload's dialog with a button to stay; to press it is a sign of use. */
const REMINDER = 'stay-logged-in'
const SIGNS = ['pointerdown', 'keydown'] as const
/** What Payload is told of the end: its own timers, and its refreshes near the end, sign out even when the server is merely away. */
const NEVER_MS = Date.UTC(9999, 0)

interface Session {
  user: ClientUser
  /** In seconds. */
  exp: number
}

/**
 * Tells the server every ten minutes that somebody is still at work: a session ends so long after its last use, not its beginning. Only
 * the server says that it has ended; while there is no answer it is asked again, and whoever writes goes on writing.
 */
export function KeepSession({ children }: { children: ReactNode }) {
  const auth = useAuth()
  const { openModal } = useModal()
  const users = `${useConfig().config.routes.api}/users`
  const newest = useRef({ auth, openModal })
  newest.current = { auth, openModal }
  /** 0 until the server has said it. */
  const endsAt = useRef(0)

  const { setUser, token, tokenExpirationMs, user } = auth
  // Payload has asked by itself, as it does when a page opens.
  useEffect(() => {
    if (!user || tokenExpirationMs === undefined || tokenExpirationMs === NEVER_MS) return
    endsAt.current = tokenExpirationMs
    setUser({ user, exp: NEVER_MS / 1000, ...(token !== undefined && { token }) })
  }, [setUser, token, tokenExpirationMs, user])

  useEffect(() => {
    let isUsed = false
    let usedAt = 0
    let isAsking = false
    let remindedOf = 0

    const look = async () => {
      const left = endsAt.current - Date.now()
      const isNear = left < REMIND_MS && endsAt.current !== remindedOf
      if (isAsking || !newest.current.auth.user || !(isUsed || isNear || left <= 0)) return
      const isRefresh = isUsed
      isAsking = true
      const answer = await (isRefresh ? askSession(`${users}/refresh-token`, 'POST') : askSession(`${users}/me`, 'GET'))
      isAsking = false
      const { auth: current, openModal: open } = newest.current
      if (answer === 'away' || !current.user) return
      if (isRefresh) isUsed = false
      // Payload asks once more, and goes to the sign-in page.
      if (answer === 'ended') return current.refreshCookie(true)
      const now = Date.now()
      const end = answer.exp * 1000
      // The clock here may be ahead of the server's, whose word counts.
      endsAt.current = end > now ? end : now + OFTEN_ENOUGH_MS
      current.setUser({ ...answer, exp: NEVER_MS / 1000 })
      if (endsAt.current - now >= REMIND_MS) return
      remindedOf = endsAt.current
      open(REMINDER)
    }

    const noteUse = () => {
      const now = Date.now()
      const isFresh = endsAt.current - now > SESSION_MS - OFTEN_ENOUGH_MS || now - usedAt < OFTEN_ENOUGH_MS
      if (endsAt.current === 0 || isFresh || !newest.current.auth.user) return
      usedAt = now
      isUsed = true
      void look()
    }

    const timer = setInterval(look, LOOK_MS)
    for (const sign of SIGNS) document.addEventListener(sign, noteUse, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS) document.removeEventListener(sign, noteUse)
    }
  }, [users])

  return children
}

async function askSession(address: string, method: 'GET' | 'POST'): Promise<Session | 'ended' | 'away'> {
  try {
    const response = await fetch(address, { method, credentials: 'same-origin', cache: 'no-store' })
    if (response.status === 401 || response.status === 403) return 'ended'
    if (!response.ok) return 'away'
    const answer: Partial<Session> = await response.json()
    return answer.user ? (answer as Session) : 'ended'
  } catch {
    return 'away'
  }
}
