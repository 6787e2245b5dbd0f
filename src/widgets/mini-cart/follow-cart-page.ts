import { cartHref, readItems, setQuantity, writeItems } from '#shop/cart/cart-lines.ts'
import { readCart, writeCart } from '#shop/cart/cart-store.ts'

/**
 * The cart page shows what its address says; the cart of this browser follows what is done on the page. An address that
 * somebody else made never replaces a cart that there is.
 */
export function followCartPage(page: HTMLElement): () => void {
  const life = new AbortController()
  const { signal } = life
  const shown = readItems(page.dataset.items ?? '')
  const stored = readCart()
  const isOwn = writeItems(stored) === page.dataset.asked
  if (page.dataset.cartPage === 'ordered') writeCart([])
  else if (isOwn || stored.length === 0) writeCart(shown)
  else if (shown.length === 0) location.replace(cartHref(stored))

  page.querySelector<HTMLFormElement>('[data-cart-form]')?.addEventListener(
    'submit',
    ({ submitter, currentTarget }) => {
      let lines = shown
      for (const field of (currentTarget as HTMLFormElement).querySelectorAll<HTMLInputElement>('[data-id]'))
        lines = setQuantity(lines, Number(field.dataset.id), field.valueAsNumber || 0)
      if (submitter instanceof HTMLButtonElement && submitter.name === 'remove')
        lines = setQuantity(lines, Number(submitter.value), 0)
      writeCart(lines)
    },
    { signal },
  )
  return () => life.abort()
}
