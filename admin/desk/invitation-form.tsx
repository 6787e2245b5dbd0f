'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ask, reasonOf } from '../components/ask.ts'

/** Name, address and role of a colleague, who gets a link by mail and chooses a password there. */
export function InvitationForm({ roles }: { roles: { value: string; label: string }[] }) {
  const { config } = useConfig()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [role, setRole] = useState('author')
  const name = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const folded = name.current?.closest('details')
    const begin = () => folded?.open && name.current?.focus()
    folded?.addEventListener('toggle', begin)
    return () => folded?.removeEventListener('toggle', begin)
  }, [])

  async function invite(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    try {
      toast.success(await ask('POST', `${config.routes.api}/users/invite`, Object.fromEntries(new FormData(form))))
      form.reset()
      setRole('author')
      router.refresh()
    } catch (error) {
      toast.error(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={invite}>
      <p>同事會收到一封信，打開裡面的連結，自己選密碼。</p>
      <label>
        姓名
        <input ref={name} name="name" required maxLength={60} autoComplete="off" />
      </label>
      <label>
        電子郵件
        <input name="email" type="email" required maxLength={254} autoComplete="off" />
      </label>
      <label>
        角色
        <select name="role" value={role} onChange={({ target }) => setRole(target.value)}>
          {roles.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {role === 'administrator' && (
        <label>
          您目前的密碼
          <input name="currentPassword" type="password" required maxLength={1000} autoComplete="current-password" />
        </label>
      )}
      <button type="submit" disabled={isBusy}>
        寄出邀請
      </button>
    </form>
  )
}
