import { CONSENT, SENT_FIELDS } from '#forms/form-fields.ts'
import { FieldProblem, problemAttributes, RequiredMark } from '#kit/forms/field-problem.tsx'
import { MESSAGES } from './messages.ts'

interface ConsentFieldProps {
  id: string
  consent: { text: string; href: string | null }
  isTicked: boolean
  problem: string | undefined
}

export function ConsentField({ id, consent, isTicked, problem }: ConsentFieldProps) {
  return (
    <div className="w-contact-form__consent">
      <label className="w-contact-form__tick">
        <input
          id={id}
          type="checkbox"
          name={SENT_FIELDS.consent}
          value={CONSENT}
          required
          defaultChecked={isTicked}
          {...problemAttributes(id, problem)}
        />
        <span>
          {consent.text}
          <RequiredMark />
        </span>
      </label>
      {consent.href !== null && <a href={consent.href}>{MESSAGES.privacy}</a>}
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}
