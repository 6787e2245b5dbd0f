import { outcomeParameter } from '#addresses/newsletter.ts'
import { isOutcome, noticeOf } from '#newsletter/outcomes.ts'
import type { MailingListInfo } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import type { Notice } from './model.ts'
import type { newsletterFormSettings } from './settings.ts'

export interface NewsletterFormData {
  list: MailingListInfo | null
  /** The path of the page, to come back to. */
  page: string
  /** What came of the form when it was sent without a script. */
  notice: Pick<Notice, 'tone' | 'text'> | null
}

export async function loadNewsletterForm(
  { listed, ...messages }: SettingsOf<typeof newsletterFormSettings>,
  { id, reader, url, readParameter }: LoadContext<'readParameter'>,
): Promise<NewsletterFormData> {
  const outcome = readParameter(outcomeParameter(id), isOutcome)
  return {
    list: listed === null ? null : await reader.findMailingList(listed),
    page: url.pathname,
    notice: isOutcome(outcome) ? noticeOf(outcome, messages) : null,
  }
}
