import type { MailingListInfo } from '#published/types.ts'

/** What happens with the visitor's data, where it is asked for; its version goes along with the form. */
export function ConsentNotice({ list }: { list: MailingListInfo }) {
  const { text, version, isTicked } = list.consent
  const link = list.privacyHref !== null && (
    <>
      {' '}
      <a href={list.privacyHref}>個人資料保護</a>
    </>
  )
  if (!isTicked) {
    return (
      <p className="w-newsletter-form__consent">
        <input type="hidden" name="consent" value={version} />
        {text}
        {link}
      </p>
    )
  }
  return (
    <div className="w-newsletter-form__consent">
      <label className="w-newsletter-form__tick">
        <input type="checkbox" name="consent" value={version} required />
        <span>{text}</span>
      </label>
      {link}
    </div>
  )
}
