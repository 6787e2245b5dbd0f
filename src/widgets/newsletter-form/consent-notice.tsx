import { FieldProblem, problemAttributes, RequiredMark } from '#kit/forms/field-problem.tsx'
import type { MailingListInfo } from '#published/types.ts'

interface ConsentNoticeProps {
  id: string
  name: string
  list: MailingListInfo
  /** What is wrong with the tick. */
  problem: string | undefined
}

/** What happens with the visitor's data, where it is asked for; its version goes along with the form. */
export function ConsentNotice({ id, name, list, problem }: ConsentNoticeProps) {
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
        <input type="hidden" name={name} value={version} />
        {text}
        {link}
      </p>
    )
  }
  return (
    <div className="w-newsletter-form__consent">
      <label className="w-newsletter-form__tick">
        <input id={id} type="checkbox" name={name} value={version} required {...problemAttributes(id, problem)} />
        <span>
          {text}
          <RequiredMark />
        </span>
      </label>
      {link}
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}
