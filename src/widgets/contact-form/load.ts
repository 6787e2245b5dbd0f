import { SENT, sentParameter } from '#addresses/forms.ts'
import type { FormValues } from '#forms/form-fields.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext, ReturnedForm } from '#settings/define-widget.ts'
import type { contactFormSettings } from './settings.ts'

export interface ContactFormData {
  /** By which the server finds the form again: `page:12`. Empty where it stands in no document. */
  document: string
  /** The path of the page, to come back to. */
  page: string
  stamp: string
  /** The page was told that the form was sent without a script. */
  isSent: boolean
  /** What was sent without a script and comes back with something to put right. */
  returned: ReturnedForm | null
  values: FormValues
}

export function loadContactForm(
  _settings: SettingsOf<typeof contactFormSettings>,
  { id, url, subject, stampForm, returned, readParameter }: LoadContext<'readParameter' | 'subject' | 'stampForm' | 'returned'>,
): ContactFormData {
  const { document } = subject
  return {
    document: document === undefined ? '' : `${document.kind}:${document.id}`,
    page: returned?.page ?? url.pathname,
    stamp: stampForm(id),
    isSent: readParameter(sentParameter(id), (value) => value === SENT) !== null,
    returned,
    values: returned?.values ?? {},
  }
}
