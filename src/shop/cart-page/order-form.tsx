import type { HTMLInputTypeAttribute } from 'react'
import { TRAP_FIELD } from '#newsletter/links.ts'
import { CART_HREF } from '../cart/cart-lines.ts'
import { LONGEST, type OrderField, type OrderProblems } from '../orders/read-order.ts'
import { WORDS } from './words.ts'

interface OrderFormProps {
  items: string
  /** The sum that the visitor sees. */
  subtotal: number
  /** What the visitor has filled in already. */
  fields: URLSearchParams
  problems: OrderProblems
}

export function OrderForm({ items, subtotal, fields, problems }: OrderFormProps) {
  const shared = { fields, problems }
  return (
    <form className="cart-page__order" method="post" action={`${CART_HREF}order/`} aria-labelledby="cart-order">
      <h2 id="cart-order">{WORDS.order.title}</h2>
      <p>{WORDS.order.lead}</p>
      {Object.keys(problems).length > 0 && (
        <p className="cart-page__message" role="alert" data-tone="error">
          {WORDS.order.problems}
        </p>
      )}
      <input type="hidden" name="items" value={items} />
      <input type="hidden" name="subtotal" value={subtotal} />
      <Field {...shared} name="name" label="姓名" autoComplete="name" required />
      <Field {...shared} name="email" label="電子郵件" type="email" autoComplete="email" required />
      <Field {...shared} name="phone" label={`電話${WORDS.order.optional}`} type="tel" autoComplete="tel" />
      <Field {...shared} name="note" label={`備註${WORDS.order.optional}`} isLong />
      <div className="cart-page__trap" aria-hidden="true">
        <label htmlFor="cart-trap">{WORDS.order.trap}</label>
        <input id="cart-trap" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="cart-page__field">
        <label className="cart-page__tick">
          <input
            type="checkbox"
            name="consent"
            value="yes"
            required
            defaultChecked={fields.get('consent') === 'yes'}
            aria-describedby={problems.consent && 'cart-consent-problem'}
          />
          <span>{WORDS.order.consent}</span>
        </label>
        <Problem name="consent" problems={problems} />
      </div>
      <button className="btn" type="submit">
        {WORDS.order.submit}
      </button>
    </form>
  )
}

interface FieldProps {
  name: keyof typeof LONGEST
  label: string
  fields: URLSearchParams
  problems: OrderProblems
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  required?: boolean
  isLong?: boolean
}

function Field({ name, label, fields, problems, type = 'text', isLong = false, ...rest }: FieldProps) {
  const id = `cart-${name}`
  const control = {
    id,
    name,
    maxLength: LONGEST[name],
    defaultValue: fields.get(name) ?? '',
    'aria-invalid': problems[name] ? ('true' as const) : undefined,
    'aria-describedby': problems[name] && `${id}-problem`,
    ...rest,
  }
  return (
    <div className="cart-page__field">
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea {...control} rows={3} /> : <input {...control} type={type} />}
      <Problem name={name} problems={problems} />
    </div>
  )
}

function Problem({ name, problems }: { name: OrderField; problems: OrderProblems }) {
  return problems[name] ? (
    <p className="cart-page__problem" id={`cart-${name}-problem`}>
      {problems[name]}
    </p>
  ) : null
}
