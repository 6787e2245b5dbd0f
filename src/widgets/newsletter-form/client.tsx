'use client'
import { useRef, useState } from 'react'
import { SUBSCRIBE_HREF } from '#addresses/newsletter.ts'
import { island } from '#islands/island.ts'
import { useAnsweredForm } from '#kit/forms/use-answered-form.ts'
import { RETURN_FIELDS, TRAP_FIELD } from '#newsletter/form-fields.ts'
import type { MailingListInfo } from '#published/types.ts'
import { askToSubscribe } from './ask.ts'
import { ConsentNotice } from './consent-notice.tsx'
import { FormField } from './form-field.tsx'
import { FormFrame, type FormWords } from './form-frame.tsx'
import { FormMessage } from './form-message.tsx'
import { type Answer, type FormTexts, messageForReply, type Notice } from './model.ts'
import { findProblems } from './problems.ts'

interface SignUpFormProps extends FormTexts {
  /** Unique in the page. */
  id: string
  words: FormWords
  list: MailingListInfo
  /** The path of the page, to come back to where there is no script. */
  page: string
  /** What came of the form when it was sent without a script. */
  notice: Pick<Notice, 'tone' | 'text'> | null
  hasName: boolean
  hasPhone: boolean
  submitLabel: string
  placeholders: { email: string; name: string; phone: string }
}

/** Asks by script instead of leaving the page: the sign-up call, one request at a time, and the answer below the form. */
export const SignUpForm = island('newsletter-form', function SignUpForm(props: SignUpFormProps) {
  const { id, words, list, hasName, hasPhone, placeholders, successMessage, optInMessage } = props
  const [answer, setAnswer] = useState<Answer>({ kind: 'notice', notice: props.notice })
  const form = useRef<HTMLFormElement>(null)
  const { message, begin } = useAnsweredForm(answer, answer.kind !== 'busy')

  const send = async (event: React.FormEvent) => {
    event.preventDefault()
    if (form.current === null || answer.kind === 'busy') return
    setAnswer({ kind: 'busy' })
    const signal = begin()
    const reply = await askToSubscribe(form.current, list.provider, signal)
    if (signal.aborted) return
    const notice = messageForReply(reply, { successMessage, optInMessage })
    setAnswer({ kind: 'notice', notice })
    if (notice.isDone) form.current.reset()
  }
  const refuse = (event: React.FormEvent) => {
    // The browser's own words would stand over the page, for a moment and in the language of the browser.
    event.preventDefault()
    if (form.current) setAnswer({ kind: 'problems', problems: findProblems(form.current) })
  }

  const isBusy = answer.kind === 'busy' || undefined
  const problemOf = (name: string) =>
    answer.kind === 'problems' ? answer.problems.find((each) => each.name === name) : undefined
  const field = (name: string) => ({ id: `${id}-${name}`, name, problem: problemOf(name)?.text })
  const isRefused = answer.kind === 'notice' && answer.notice?.tone === 'error'
  return (
    <FormFrame id={id} words={words}>
      <form
        ref={form}
        className="w-newsletter-form__form"
        method="post"
        action={SUBSCRIBE_HREF}
        data-provider={list.provider}
        data-listed={list.key}
        data-success-message={successMessage}
        data-success-opt-in-message={optInMessage}
        aria-busy={isBusy}
        onSubmit={send}
        onInvalidCapture={refuse}
      >
        <input type="hidden" name="listed" value={list.key} />
        <input type="hidden" name="double_opt_in" value={list.needsConfirmation ? 'yes' : 'no'} />
        <input type="hidden" name={RETURN_FIELDS.page} value={props.page} />
        <input type="hidden" name={RETURN_FIELDS.form} value={id} />
        {hasName && (
          <div className="w-newsletter-form__pair">
            <FormField {...field('lastname')} label="姓氏" autoComplete="family-name" maxLength={60} />
            <FormField
              {...field('firstname')}
              label="名字"
              autoComplete="given-name"
              maxLength={60}
              placeholder={placeholders.name}
            />
          </div>
        )}
        {hasPhone && (
          <FormField
            {...field('phone')}
            label="電話"
            type="tel"
            autoComplete="tel"
            maxLength={40}
            placeholder={placeholders.phone}
          />
        )}
        <div className="w-newsletter-form__row">
          <FormField
            {...field('email')}
            label="電子郵件"
            type="email"
            autoComplete="email"
            maxLength={254}
            placeholder={placeholders.email}
            refusalId={isRefused ? `${id}-message` : undefined}
          />
          <button className="btn w-newsletter-form__submit" type="submit" aria-busy={isBusy}>
            {props.submitLabel}
          </button>
        </div>
        <div className="w-newsletter-form__trap" aria-hidden="true">
          <label htmlFor={`${id}-trap`}>請留空</label>
          <input id={`${id}-trap`} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <ConsentNotice {...field('consent')} list={list} />
      </form>
      <FormMessage id={`${id}-message`} ref={message} formId={id} answer={answer} />
    </FormFrame>
  )
})
