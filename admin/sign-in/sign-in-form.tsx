'use client'

import { EmailField, Form, FormSubmit, Link, PasswordField, useConfig, useTranslation } from '@payloadcms/ui'
import { email, getSafeRedirect } from 'payload/shared'
import { useState } from 'react'
import type { NextStep } from '#cms/second-factor/second-step.ts'
import { SecondStep } from './second-step.tsx'

/** E-mail address and password, and then whatever the account asks for besides. */
export function SignInForm() {
  const { config } = useConfig()
  const { t } = useTranslation()
  const [next, setNext] = useState<NextStep | null>(null)
  // The same object each time: another one would empty the form under the fingers of whoever types.
  const [typedEarly] = useState(readTyped)
  const { admin, api } = config.routes
  // The whole page anew: what was loaded so far was loaded as nobody.
  const enter = () => window.location.assign(readAim(admin))

  if (next !== null) return <SecondStep next={next} onEnter={enter} onGiveUp={() => setNext(null)} />
  return (
    <Form
      action={`${api}/users/login`}
      className="login__form"
      disableSuccessStatus
      initialState={typedEarly}
      method="POST"
      onSuccess={(answer) => {
        if (isNextStep(answer)) setNext(answer)
        else enter()
      }}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{ name: 'email', admin: { autoComplete: 'email' }, label: t('general:email'), required: true }}
          path="email"
          validate={email}
        />
        <PasswordField field={{ name: 'password', label: t('general:password'), required: true }} path="password" />
      </div>
      <Link href={`${admin}${config.admin.routes.forgot}`} prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  )
}

/** Where whoever comes in wanted to go. Read here: the page itself is the same for everybody. */
function readAim(fallbackTo: string): string {
  return getSafeRedirect({ fallbackTo, redirectTo: new URLSearchParams(window.location.search).get('redirect') ?? '' })
}

/** What was typed, or filled in by the browser, before the page's script had come. */
function readTyped() {
  const typed = (id: string) => {
    const field = typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>(id)
    return { valid: true, value: field?.value || undefined }
  }
  return { email: typed('#field-email'), password: typed('#field-password') }
}

function isNextStep(answer: unknown): answer is NextStep {
  return typeof answer === 'object' && answer !== null && 'step' in answer
}
