import { shownFields } from '#forms/shown-fields.ts'
import type { HeadingLevel } from '#kit/text/heading.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { ContactForm } from './client.tsx'
import type { ContactFormData } from './load.ts'
import type { FormState } from './model.ts'
import type { contactFormSettings } from './settings.ts'

/** Works without a script: the form is sent to the site, which leads back to the page, or hands it back with what is to be put right. */
export function ContactFormView({ id, settings, data }: ViewProps<SettingsOf<typeof contactFormSettings>, ContactFormData>) {
  const fields = shownFields(settings.fields)
  if (fields.length === 0) return null
  // Who gets the answers is none of the page's business: nothing but this goes into it.
  const { title, text, level, consent, privacy, submitLabel, thanks } = settings
  const { document, page, stamp, values } = data
  return (
    <ContactForm
      when="interaction"
      id={id}
      title={title}
      text={text}
      level={Number(level) as HeadingLevel}
      fields={fields}
      values={values}
      consent={{ text: consent, href: privacy?.href ?? null }}
      submitLabel={submitLabel}
      thanks={thanks}
      document={document}
      page={page}
      stamp={stamp}
      state={stateOf(data)}
      hasFocus={data.returned !== null}
    />
  )
}

function stateOf({ isSent, returned }: ContactFormData): FormState {
  if (returned !== null && returned.problems.length > 0) return { kind: 'problems', problems: returned.problems }
  if (returned !== null) return { kind: 'failure', text: returned.text }
  return isSent ? { kind: 'sent' } : { kind: 'quiet' }
}
