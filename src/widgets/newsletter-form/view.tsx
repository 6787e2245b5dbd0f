import type { HeadingLevel } from '#kit/text/heading.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { SignUpForm } from './client.tsx'
import { FormFrame } from './form-frame.tsx'
import { FormMessage } from './form-message.tsx'
import type { NewsletterFormData } from './load.ts'
import { CLOSED } from './messages.ts'
import type { newsletterFormSettings } from './settings.ts'

/** Works without a script: the form is sent to the site, which shows the page again with the message. */
export function NewsletterFormView({
  id,
  settings,
  data,
}: ViewProps<SettingsOf<typeof newsletterFormSettings>, NewsletterFormData>) {
  const { title, text, layout, level } = settings
  const { list, page, notice } = data
  if (list === null) return null
  const words = { title, text, layout, level: Number(level) as HeadingLevel }
  if (!list.isOpen) {
    return (
      <FormFrame id={id} words={words}>
        <p>{CLOSED}</p>
        <FormMessage id={`${id}-message`} formId={id} answer={{ kind: 'notice', notice }} />
      </FormFrame>
    )
  }
  return (
    <SignUpForm
      when="interaction"
      id={id}
      words={words}
      list={list}
      page={page}
      notice={notice}
      hasName={settings.showName}
      hasPhone={settings.showPhone}
      submitLabel={settings.submitLabel}
      placeholders={{ email: settings.emailPlaceholder, name: settings.namePlaceholder, phone: settings.phonePlaceholder }}
      successMessage={settings.successMessage}
      optInMessage={settings.optInMessage}
    />
  )
}
