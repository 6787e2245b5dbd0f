'use client'

import { useCallback, useEffect, useState } from 'react'
import { FIRST_DAY_PATH } from '#addresses/admin.ts'
import type { FirstDayWork } from '#cms/first-day/endpoints.ts'

const ASK_EVERY_MS = 2000

/** What a command that was set going here does; asked for again while it runs. `onEnd` is told when it has ended. */
export function useWork(api: string, isAdministrator: boolean, onEnd: () => void) {
  const [state, setState] = useState<FirstDayWork | null>(null)
  const look = useCallback(async () => {
    const response = await fetch(`${api}${FIRST_DAY_PATH}/work`, { credentials: 'same-origin' }).catch(() => null)
    if (response?.ok) setState((await response.json()) as FirstDayWork)
  }, [api])
  const isRunning = state?.work?.state === 'running'
  useEffect(() => {
    if (isAdministrator) void look()
  }, [isAdministrator, look])
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(look, ASK_EVERY_MS)
    return () => {
      clearInterval(timer)
      onEnd()
    }
  }, [isRunning, look, onEnd])
  return { state, look }
}
