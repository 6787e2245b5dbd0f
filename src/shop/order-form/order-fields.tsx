import type { HTMLInputTypeAttribute } from 'react'
import { FieldProblem, problemAttributes, RequiredMark } from '#kit/forms/field-problem.tsx'
import { TRAP_FIELD } from '#newsletter/form-fields.ts'
import { CONSENT, LONGEST, type OrderProblems, type OrderValues } from './fields.ts'
import { ORDER_WORDS } from './words.ts'

/** Before the name of a field this is its id. */
export const FORM_ID = 'cart'

interface FieldState {
  values: OrderValues
  problems: OrderProblems
}

export function OrderFields({ values, problems, consent }: FieldState & { consent: string }) {
  const shared = { values, problems }
  const consentId = `${FORM_ID}-consent`
  return (
    <>
      <Field {...shared} name="name" label="姓名" autoComplete="name" required />
      <Field {...shared} name="email" label="電子郵件" type="email" autoComplete="email" required />
      <Field {...shared} name="phone" label="電話" type="tel" autoComplete="tel" />
      <Field {...shared} name="note" label="備註" isLong />
      <div className="cart-page__trap" aria-hidden="true">
        <label htmlFor={`${FORM_ID}-trap`}>{ORDER_WORDS.trap}</label>
        <input id={`${FORM_ID}-trap`} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="cart-page__field">
        <label className="cart-page__tick">
          <input
            id={consentId}
            type="checkbox"
            name="consent"
            value={CONSENT}
            required
            defaultChecked={values.consent === CONSENT}
            {...problemAttributes(consentId, problems.consent)}
          />
          <span>
            {consent}
            <RequiredMark />
          </span>
        </label>
        <FieldProblem id={consentId} problem={problems.consent} />
      </div>
    </>
  )
}

interface FieldProps extends FieldState {
  name: keyof typeof LONGEST
  label: string
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  required?: boolean
  isLong?: boolean
}

function Field({ name, label, values, problems, type = 'text', isLong = false, ...rest }: FieldProps) {
  const id = `${FORM_ID}-${name}`
  const control = {
    id,
    name,
    maxLength: LONGEST[name],
    defaultValue: values[name] ?? '',
    ...problemAttributes(id, problems[name]),
    ...rest,
  }
  return (
    <div className="cart-page__field">
      <label htmlFor={id}>
        {label}
        {rest.required ? <RequiredMark /> : <span className="form-required">{ORDER_WORDS.optional}</span>}
      </label>
      {isLong ? <textarea {...control} rows={3} /> : <input {...control} type={type} />}
      <FieldProblem id={id} problem={problems[name]} />
    </div>
  )
}
