'use client'
import { type FormEvent, useRef, useState } from 'react'
import { ORDER_HREF, orderResultHref } from '#addresses/cart.ts'
import { island } from '#islands/island.ts'
import { askInTime } from '#kit/forms/ask-in-time.ts'
import { useAnsweredForm } from '#kit/forms/use-answered-form.ts'
import { writeCart } from '../cart/cart-store.ts'
import { stepAfter } from './answer.ts'
import { listProblems, type OrderProblems, type OrderValues } from './fields.ts'
import { OrderFields } from './order-fields.tsx'
import { type FormState, OrderMessage } from './order-message.tsx'
import { ORDER_WORDS } from './words.ts'

interface OrderFormProps {
  items: string
  /** The sum that the visitor sees. */
  subtotal: number
  values: OrderValues
  problems: OrderProblems
  /** What the visitor agrees to, where the department says it in its own words. */
  consent?: string
}

/**
 * A plain form, which the server checks and answers with a page. Awake, it asks the same server by script: what is wrong is said
 * here, and nothing that was filled in is lost to a line that fails.
 */
export const OrderForm = island('order-form', function OrderForm(props: OrderFormProps) {
  const { items, subtotal, values, problems, consent = ORDER_WORDS.consent } = props
  const [state, setState] = useState<FormState>(() => stateOf(problems))
  const form = useRef<HTMLFormElement>(null)
  const { message, begin } = useAnsweredForm(state, state.kind === 'problems' || state.kind === 'failure')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (form.current === null || state.kind === 'busy') return
    setState({ kind: 'busy' })
    const signal = begin()
    const step = stepAfter(await askInTime(ORDER_HREF, requestOf(form.current), signal))
    if (signal.aborted) return
    if (step.kind === 'problems') setState(stateOf(step.problems))
    else if (step.kind === 'failure') setState(step)
    else if (step.kind === 'show again') form.current.submit()
    else {
      if (step.result === 'sent') writeCart([])
      // Back must not lead to a form that was sent.
      location.replace(orderResultHref(step.result))
    }
  }

  const isBusy = state.kind === 'busy' || undefined
  return (
    <form
      ref={form}
      className="cart-page__order"
      method="post"
      action={ORDER_HREF}
      aria-labelledby="cart-order"
      aria-busy={isBusy}
      // The server says what is wrong, in Chinese, where it stays until it is put right.
      noValidate
      onSubmit={send}
    >
      <h2 id="cart-order">{ORDER_WORDS.title}</h2>
      <p>{ORDER_WORDS.lead}</p>
      <OrderMessage ref={message} state={state} hasFocus={listProblems(problems).length > 0} />
      <input type="hidden" name="items" value={items} />
      <input type="hidden" name="subtotal" value={subtotal} />
      <OrderFields values={values} problems={state.kind === 'problems' ? state.problems : {}} consent={consent} />
      <button className="btn" type="submit" aria-busy={isBusy}>
        {ORDER_WORDS.submit}
      </button>
    </form>
  )
})

function stateOf(problems: OrderProblems): FormState {
  return listProblems(problems).length === 0 ? { kind: 'quiet' } : { kind: 'problems', problems }
}

function requestOf(form: HTMLFormElement): RequestInit {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  return { method: 'POST', body: fields, headers: { accept: 'application/json' }, cache: 'no-store' }
}
