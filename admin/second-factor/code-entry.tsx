'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'

interface CodeEntryProps {
  label: string
  help: string
  action: string
  isBusy: boolean
  /** A password is hidden while it is typed. */
  isPassword?: boolean
  onEnter(text: string): void
}

/** One line and a button. No form of its own: on the page of an account it stands in Payload's. */
export function CodeEntry({ label, help, action, isBusy, isPassword = false, onEnter }: CodeEntryProps) {
  const [text, setText] = useState('')
  const id = useId()
  const enter = () => {
    if (text.trim() === '' || isBusy) return
    onEnter(text)
    setText('')
  }
  return (
    <div className="lectern-code-entry">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={isPassword ? 'password' : 'text'}
        autoComplete={isPassword ? 'current-password' : 'one-time-code'}
        spellCheck={false}
        aria-describedby={`${id}-help`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          enter()
        }}
      />
      <p id={`${id}-help`}>{help}</p>
      <Button disabled={isBusy || text.trim() === ''} onClick={enter}>
        {action}
      </Button>
    </div>
  )
}
