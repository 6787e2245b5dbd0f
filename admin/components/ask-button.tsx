'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { ask, reasonOf } from './ask.ts'

interface AskButtonProps {
  /** Below the API. What it answers is said. */
  path: string
  children: ReactNode
}

export function AskButton({ path, children }: AskButtonProps) {
  const { config } = useConfig()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      toast.success(await ask('POST', config.routes.api + path, {}))
    } catch (error) {
      toast.error(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button buttonStyle="secondary" disabled={isBusy} onClick={send}>
      {children}
    </Button>
  )
}
