import { RETURN_FIELDS, SUBSCRIBE_HREF, TRAP_FIELD } from '#newsletter/links.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { ConsentNotice } from './consent-notice.tsx'
import { FormField } from './form-field.tsx'
import type { NewsletterFormData } from './load.ts'
import { CLOSED } from './messages.ts'
import type { newsletterFormSettings } from './settings.ts'

/** Works without a script: the form is sent to the site, which shows the page again with the message. */
export function NewsletterFormView({
  id,
  settings,
  data,
}: ViewProps<SettingsOf<typeof newsletterFormSettings>, NewsletterFormData>) {
  const { title, text, showName, showPhone, layout, level } = settings
  const { list, page, notice } = data
  if (list === null) return null
  const Heading = `h${level}` as const
  const isWrong = notice?.tone === 'error'
  return (
    <div className="w-newsletter-form" id={id} data-layout={layout}>
      <div className="w-newsletter-form__body">
        {(title !== '' || text !== '') && (
          <div className="w-newsletter-form__words">
            {title !== '' && <Heading className="w-newsletter-form__title">{title}</Heading>}
            {text !== '' && <p>{text}</p>}
          </div>
        )}
        {list.isOpen ? (
          <form
            className="w-newsletter-form__form"
            method="post"
            action={SUBSCRIBE_HREF}
            data-provider={list.provider}
            data-listed={list.key}
            data-success-message={settings.successMessage}
            data-success-opt-in-message={settings.optInMessage}
          >
            <input type="hidden" name="listed" value={list.key} />
            <input type="hidden" name="double_opt_in" value={list.needsConfirmation ? 'yes' : 'no'} />
            <input type="hidden" name={RETURN_FIELDS.page} value={page} />
            <input type="hidden" name={RETURN_FIELDS.form} value={id} />
            {showName && (
              <div className="w-newsletter-form__pair">
                <FormField id={`${id}-lastname`} label="姓氏" name="lastname" autoComplete="family-name" maxLength={60} />
                <FormField
                  id={`${id}-firstname`}
                  label="名字"
                  name="firstname"
                  autoComplete="given-name"
                  maxLength={60}
                  placeholder={settings.namePlaceholder}
                />
              </div>
            )}
            {showPhone && (
              <FormField
                id={`${id}-phone`}
                label="電話"
                name="phone"
                type="tel"
                autoComplete="tel"
                maxLength={40}
                placeholder={settings.phonePlaceholder}
              />
            )}
            <div className="w-newsletter-form__row">
              <FormField
                id={`${id}-email`}
                label="電子郵件"
                name="email"
                type="email"
                autoComplete="email"
                maxLength={254}
                placeholder={settings.emailPlaceholder}
                problemId={isWrong ? `${id}-message` : undefined}
              />
              <button className="btn w-newsletter-form__submit" type="submit">
                {settings.submitLabel}
              </button>
            </div>
            <div className="w-newsletter-form__trap" aria-hidden="true">
              <label htmlFor={`${id}-trap`}>請留空</label>
              <input id={`${id}-trap`} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
            </div>
            <ConsentNotice list={list} />
          </form>
        ) : (
          <p>{CLOSED}</p>
        )}
        <p
          className="w-newsletter-form__message"
          id={`${id}-message`}
          role={isWrong ? 'alert' : 'status'}
          data-tone={notice?.tone}
        >
          {notice?.text}
        </p>
      </div>
    </div>
  )
}
