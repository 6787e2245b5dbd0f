import { PREFERENCES_HREF } from '#addresses/newsletter.ts'
import type { Subscription } from '#newsletter/subscription.ts'

interface PreferencesFormProps {
  token: string
  subscription: Subscription
}

export function PreferencesForm({ token, subscription: { firstName, lastName, phone } }: PreferencesFormProps) {
  return (
    <form className="newsletter-page__form" method="post" action={PREFERENCES_HREF}>
      <input type="hidden" name="token" value={token} />
      <Field name="lastname" label="姓氏" value={lastName} autoComplete="family-name" maxLength={60} />
      <Field name="firstname" label="名字" value={firstName} autoComplete="given-name" maxLength={60} />
      <Field name="phone" label="電話" value={phone} autoComplete="tel" maxLength={40} type="tel" />
      <button className="btn" type="submit">
        儲存
      </button>
    </form>
  )
}

interface FieldProps {
  name: string
  label: string
  value: string
  autoComplete: string
  maxLength: number
  type?: 'text' | 'tel'
}

function Field({ label, value, type = 'text', ...input }: FieldProps) {
  return (
    <div className="newsletter-page__field">
      <label htmlFor={`newsletter-${input.name}`}>{label}</label>
      <input {...input} id={`newsletter-${input.name}`} type={type} defaultValue={value} />
    </div>
  )
}
