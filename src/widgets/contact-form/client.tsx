'use client'
import { type FormEvent, useRef, useState } from 'react'
import { FORM_HREF } from '#addresses/forms.ts'
import { type FormField, type FormValues, fieldName, SENT_FIELDS } from '#forms/form-fields.ts'
import { island } from '#islands/island.ts'
import { useAnsweredForm } from '#kit/forms/use-answered-form.ts'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import { RETURN_FIELDS, TRAP_FIELD } from '#newsletter/form-fields.ts'
import { sendForm } from './ask.ts'
import { ConsentField } from './consent-field.tsx'
import { FormControl } from './form-control.tsx'
import { FormMessage } from './form-message.tsx'
import { MESSAGES } from './messages.ts'
import type { FormState } from './model.ts'

interface ContactFormProps {
  /** Unique in the page. */
  id: string
  title: string
  text: string
  level: HeadingLevel
  fields: FormField[]
  values: FormValues
  consent: { text: string; href: string | null }
  submitLabel: string
  thanks: string
  document: string
  /** The path of the page, to come back to where there is no script. */
  page: string
  stamp: string
  /** What came of the form when it was sent without a script. */
  state: FormState
  /** The form came back to be put right: the browser brings the visitor to what it says. */
  hasFocus: boolean
}

/** A plain form, which the server checks and answers with a page. Awake, it asks the same server by script and says the answer here. */
export const ContactForm = island('contact-form', function ContactForm(props: ContactFormProps) {
  const { id, title, text, fields, values, thanks } = props
  const [state, setState] = useState<FormState>(props.state)
  const form = useRef<HTMLFormElement>(null)
  const { message, begin } = useAnsweredForm(state, state.kind !== 'busy')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (form.current === null || state.kind === 'busy') return
    setState({ kind: 'busy' })
    const signal = begin()
    const next = await sendForm(form.current, signal)
    if (signal.aborted) return
    setState(next)
    if (next.kind === 'sent') form.current.reset()
  }

  const isBusy = state.kind === 'busy' || undefined
  const problemOf = (name: string) =>
    state.kind === 'problems' ? state.problems.find((problem) => problem.name === name)?.text : undefined
  return (
    <div className="w-contact-form" id={id}>
      <Heading level={props.level} className="w-contact-form__title">
        {title}
      </Heading>
      {text !== '' && <p className="w-contact-form__text">{text}</p>}
      {/* The server says what is wrong, in Chinese, where it stays until it is put right. */}
      <form
        ref={form}
        className="w-contact-form__form"
        method="post"
        action={FORM_HREF}
        aria-label={title}
        aria-busy={isBusy}
        noValidate
        onSubmit={send}
      >
        <FormMessage id={`${id}-message`} ref={message} formId={id} state={state} thanks={thanks} hasFocus={props.hasFocus} />
        <input type="hidden" name={SENT_FIELDS.document} value={props.document} />
        <input type="hidden" name={SENT_FIELDS.stamp} value={props.stamp} />
        <input type="hidden" name={RETURN_FIELDS.page} value={props.page} />
        <input type="hidden" name={RETURN_FIELDS.form} value={id} />
        {fields.map((field) => (
          <FormControl
            key={field.id}
            id={`${id}-${fieldName(field)}`}
            field={field}
            values={values[fieldName(field)] ?? []}
            problem={problemOf(fieldName(field))}
          />
        ))}
        <div className="w-contact-form__trap" aria-hidden="true">
          <label htmlFor={`${id}-trap`}>{MESSAGES.trap}</label>
          <input id={`${id}-trap`} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <ConsentField
          id={`${id}-${SENT_FIELDS.consent}`}
          consent={props.consent}
          isTicked={values[SENT_FIELDS.consent] !== undefined}
          problem={problemOf(SENT_FIELDS.consent)}
        />
        <button className="btn w-contact-form__submit" type="submit" aria-busy={isBusy}>
          {props.submitLabel}
        </button>
      </form>
    </div>
  )
})
