import type { PricedLine } from '#shop/cart/price-cart.ts'
import { formatPrice } from '#shop/format-price.ts'
import { messages } from './messages.ts'

/** Brings the list to what the server said, and leaves alone what a visitor may have in hand. */
export function showLines(list: HTMLElement, lines: readonly PricedLine[]): void {
  const rows = new Map(
    [...list.children].flatMap((row) => (row instanceof HTMLElement ? [[Number(row.dataset.id), row] as const] : [])),
  )
  for (const [id, row] of rows) if (!lines.some((line) => line.id === id)) row.remove()
  let before: Element | null = null
  for (const line of lines) {
    const row = rows.get(line.id) ?? createRow(line)
    fillRow(row, line)
    const next: Element | null = before === null ? list.firstElementChild : before.nextElementSibling
    if (next !== row) list.insertBefore(row, next)
    before = row
  }
  list.hidden = lines.length === 0
}

function createRow({ id, name }: PricedLine): HTMLElement {
  const row = create('li', 'w-mini-cart__line')
  row.dataset.id = String(id)
  const field = create('input', 'w-mini-cart__quantity')
  field.type = 'number'
  field.inputMode = 'numeric'
  field.min = '1'
  field.dataset.quantity = ''
  field.setAttribute('aria-label', `「${name}」的${messages.quantity}`)
  const stepper = create('span', 'w-mini-cart__stepper')
  stepper.append(
    createButton('less', '−', `${messages.less}：${name}`),
    field,
    createButton('more', '+', `${messages.more}：${name}`),
  )
  row.append(
    create('span', 'w-mini-cart__name', name),
    create('span', 'w-mini-cart__price'),
    stepper,
    createButton('remove', messages.remove, `${messages.remove}：${name}`),
  )
  return row
}

function fillRow(row: HTMLElement, { price, quantity, limit, total }: PricedLine): void {
  const shown = row.querySelector('.w-mini-cart__price')
  const words = `${quantity} × ${formatPrice(price)} = ${formatPrice(total)}`
  if (shown && shown.textContent !== words) shown.textContent = words
  const field = row.querySelector('input')
  if (!field) return
  field.max = String(limit)
  if (field.value !== String(quantity)) field.value = String(quantity)
  // Not `disabled`: that would take the focus away from who pressed it last.
  row.querySelector('[data-act=more]')?.setAttribute('aria-disabled', String(quantity >= limit))
  row.querySelector('[data-act=less]')?.setAttribute('aria-disabled', String(quantity <= 1))
}

function createButton(act: string, face: string, name: string): HTMLButtonElement {
  const button = create('button', `w-mini-cart__${act === 'remove' ? 'remove' : 'step'}`, face)
  button.type = 'button'
  button.dataset.act = act
  button.setAttribute('aria-label', name)
  return button
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.className = className
  element.textContent = text
  return element
}
