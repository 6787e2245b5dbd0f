'use client'

import { Button, toast, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { startRegistration } from '@simplewebauthn/browser'
import { useCallback, useEffect, useState } from 'react'
import type { TotpSetup } from '#cms/second-factor/enrol-totp.ts'
import type { SecondFactors } from '#cms/second-factor/own-factors.ts'
import type { PasskeySetup } from '#cms/second-factor/passkeys.ts'
import { writeMoment } from '#platform/clock/taipei-time.ts'
import { askFor, reasonOf } from '../components/ask.ts'
import { CodeEntry } from './code-entry.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpQrCode } from './totp-qr-code.tsx'

/** What is about to be done, for which the password is asked first. */
type Intent = { what: 'totp' } | { what: 'passkey' } | { what: 'codes' } | { what: 'remove'; id: string; name: string }

interface Done {
  message?: string
  codes?: string[]
}

const QUESTIONS: Record<Intent['what'], string> = {
  totp: '設定驗證應用程式',
  passkey: '新增通行密鑰',
  codes: '換新的備用碼',
  remove: '移除',
}

/** What an account proves itself with besides its password. Its owner changes it; administrators see what there is. */
export function SecondFactor() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { config } = useConfig()
  const [told, setTold] = useState<SecondFactors | null>(null)
  const [intent, setIntent] = useState<Intent | null>(null)
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const [codes, setCodes] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const users = `${config.routes.api}/users`
  const isOwn = id !== undefined && String(id) === String(user?.id)

  const read = useCallback(
    async (signal?: AbortSignal) => {
      const response = await fetch(`${users}/${id}/second-factor`, { credentials: 'same-origin', ...(signal && { signal }) })
      if (!response.ok) throw new Error('')
      setTold(await response.json())
    },
    [users, id],
  )

  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    read(stop.signal).catch((error) => stop.signal.aborted || toast.error(reasonOf(error)))
    return () => stop.abort()
  }, [id, read])

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast.error(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }

  async function finish({ message, codes: made = [] }: Done): Promise<void> {
    setIntent(null)
    setSetup(null)
    setCodes(made)
    if (message) toast.success(message)
    await read()
  }

  const goOn = (currentPassword: string) =>
    attempt(async () => {
      const send = <Answer,>(path: string, data: object = {}) =>
        askFor<Answer>('POST', `${users}/second-factor/${path}`, { currentPassword, ...data })
      if (intent?.what === 'totp') setSetup(await send<TotpSetup>('begin'))
      if (intent?.what === 'passkey') await finish(await makePasskey(await send<PasskeySetup>('passkey/begin')))
      if (intent?.what === 'codes') await finish(await send<Done>('codes'))
      if (intent?.what === 'remove') await finish(await send<Done>('remove', { id: intent.id }))
    })
  const makePasskey = async ({ options, sealed }: PasskeySetup) => {
    const response = await startRegistration({ optionsJSON: options }).catch(() => {
      throw new Error('沒有建立通行密鑰。這個裝置可能已經有了，或不支援。')
    })
    return askFor<Done>('POST', `${users}/second-factor/passkey`, { sealed, response })
  }
  const confirm = (code: string) =>
    attempt(async () => finish(await askFor<Done>('POST', `${users}/second-factor/totp`, { sealed: setup?.sealed ?? '', code })))

  if (told === null) return null
  const { factors, codesLeft, isRequired } = told
  const hasTotp = factors.some(({ kind }) => kind === 'totp')
  return (
    <section className="lectern-devices lectern-second-factor" aria-labelledby="lectern-second-factor-title">
      <h2 id="lectern-second-factor-title">兩步驟驗證</h2>
      <p>
        {factors.length === 0
          ? '還沒有開啟。開啟之後，登入時除了密碼，還要手機上的驗證碼或通行密鑰（指紋、臉部或安全金鑰），別人就算知道密碼也進不來。'
          : `已經開啟，備用碼還剩 ${codesLeft} 組。`}
        {isRequired && '這個角色一定要有兩步驟驗證。'}
      </p>
      <ul>
        {factors.map(({ id: factor, kind, label, createdAt, usedAt }) => {
          const name = kind === 'totp' ? '驗證應用程式' : `通行密鑰「${label}」`
          return (
            <li key={factor}>
              <strong>{name}</strong>
              <span>
                {writeMoment(createdAt)} 加入{usedAt && `，最後使用 ${writeMoment(usedAt)}`}
              </span>
              {isOwn && (
                <Button
                  buttonStyle="secondary"
                  size="small"
                  disabled={isBusy}
                  aria-label={`移除${name}`}
                  onClick={() => setIntent({ what: 'remove', id: factor, name })}
                >
                  移除
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
      {isOwn && intent === null && codes.length === 0 && (
        <div className="lectern-second-factor__ways">
          <Button buttonStyle="secondary" onClick={() => setIntent({ what: 'totp' })}>
            {hasTotp ? '換一支手機' : '設定驗證應用程式'}
          </Button>
          <Button buttonStyle="secondary" onClick={() => setIntent({ what: 'passkey' })}>
            新增通行密鑰
          </Button>
          {factors.length > 0 && (
            <Button buttonStyle="secondary" onClick={() => setIntent({ what: 'codes' })}>
              換新的備用碼
            </Button>
          )}
        </div>
      )}
      {intent !== null && (
        <div className="lectern-second-factor__step">
          <h3>{intent.what === 'remove' ? `移除${intent.name}` : QUESTIONS[intent.what]}</h3>
          {setup === null ? (
            <CodeEntry
              key="password"
              label="為了確認是您本人，請輸入密碼"
              help="您目前登入用的密碼。完成之後，其他裝置會登出。"
              action="繼續"
              isPassword
              isBusy={isBusy}
              onEnter={goOn}
            />
          ) : (
            <>
              <TotpQrCode setup={setup} />
              <CodeEntry
                key="code"
                label="驗證碼"
                help="應用程式顯示的六位數字。"
                action="開啟"
                isBusy={isBusy}
                onEnter={confirm}
              />
            </>
          )}
          <Button
            buttonStyle="secondary"
            onClick={() => {
              setIntent(null)
              setSetup(null)
            }}
          >
            取消
          </Button>
        </div>
      )}
    </section>
  )
}
