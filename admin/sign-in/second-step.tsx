'use client'

import { Button, useConfig } from '@payloadcms/ui'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import type { TotpSetup } from '#cms/second-factor/enrol-totp.ts'
import type { NextStep } from '#cms/second-factor/second-step.ts'
import { askFor, reasonOf } from '../components/ask.ts'
import { CodeEntry } from '../second-factor/code-entry.tsx'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import { TotpQrCode } from '../second-factor/totp-qr-code.tsx'

interface SecondStepProps {
  next: NextStep
  onEnter(): void
  onGiveUp(): void
}

/** After the password: a code, or for whoever has to have a second factor and has none, how to get one. */
export function SecondStep({ next: { step, token, ways }, onEnter, onGiveUp }: SecondStepProps) {
  const { config } = useConfig()
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const [codes, setCodes] = useState<string[]>([])
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)
  const api = `${config.routes.api}/users/second-step`

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setRefusal('')
    try {
      await work()
    } catch (error) {
      setRefusal(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }

  const begin = () => attempt(async () => setSetup(await askFor<TotpSetup>('POST', `${api}/setup`, { token })))
  const send = async (proof: object) => {
    const answer = await askFor<{ codes: string[] }>('POST', api, { token, ...proof })
    if (answer.codes.length > 0) setCodes(answer.codes)
    else onEnter()
  }
  const sendCode = (code: string) => attempt(() => send({ code, ...(setup && { sealed: setup.sealed }) }))
  const takePasskey = () =>
    attempt(async () => {
      const { options } = await askFor<{ options: PublicKeyCredentialRequestOptionsJSON }>('POST', `${api}/passkey`, { token })
      const passkey = await startAuthentication({ optionsJSON: options }).catch(() => {
        throw new Error('沒有用到通行密鑰，請再試一次，或輸入驗證碼。')
      })
      await send({ passkey })
    })

  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={onEnter} />
  const isSetup = step === 'setup'
  return (
    <section className="lectern-second-step" aria-labelledby="lectern-second-step-title">
      <h1 id="lectern-second-step-title">{isSetup ? '設定兩步驟驗證' : '兩步驟驗證'}</h1>
      {isSetup && setup === null && (
        <>
          <p>您的角色登入時，除了密碼，還要手機上的驗證碼。請準備好手機，設定只要一分鐘。</p>
          <Button size="large" disabled={isBusy} onClick={begin}>
            開始設定
          </Button>
        </>
      )}
      {ways.includes('passkey') && (
        <Button size="large" disabled={isBusy} onClick={takePasskey}>
          使用通行密鑰
        </Button>
      )}
      {setup !== null && <TotpQrCode setup={setup} />}
      {(!isSetup || setup !== null) && (
        <CodeEntry label={labelOf(step, ways)} help={helpOf(step, ways)} action="登入" isBusy={isBusy} onEnter={sendCode} />
      )}
      <p role="alert" className="lectern-second-step__refusal">
        {refusal}
      </p>
      <button type="button" className="lectern-second-step__back" onClick={onGiveUp}>
        回到登入
      </button>
    </section>
  )
}

function labelOf(step: NextStep['step'], ways: NextStep['ways']): string {
  if (step === 'setup') return '驗證碼'
  return ways.includes('totp') ? '驗證碼或備用碼' : '備用碼'
}

function helpOf(step: NextStep['step'], ways: NextStep['ways']): string {
  if (step === 'setup') return '應用程式顯示的六位數字。'
  return ways.includes('totp')
    ? '驗證應用程式顯示的六位數字；手機不在身邊時，輸入一組備用碼。'
    : '通行密鑰不在身邊時，輸入一組備用碼。'
}
