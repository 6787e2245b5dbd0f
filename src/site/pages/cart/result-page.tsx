import type { Site } from '#published/types.ts'
import { cartHref, readItems } from '#shop/cart/cart-lines.ts'
import { ContactLines } from '#shop/cart-page/contact-lines.tsx'
import { WORDS } from '#shop/cart-page/words.ts'
import { HOME_HREF } from '../../routes.ts'
import { CartFrame } from './frame.tsx'

interface OrderResultPageProps {
  result: keyof typeof WORDS.results
  items: string
  contact: Site['contact']
  script: string
}

export function OrderResultPage({ result, items, contact, script }: OrderResultPageProps) {
  const { title, text } = WORDS.results[result]
  const isSent = result === 'sent'
  return (
    <CartFrame title={title} script={script} state={{ 'data-cart-page': isSent ? 'ordered' : 'unsent' }}>
      <p className="cart-page__message" role={isSent ? 'status' : 'alert'} data-tone={isSent ? 'success' : 'error'}>
        {text}
      </p>
      {!isSent && <ContactLines contact={contact} />}
      <p>{isSent ? <a href={HOME_HREF}>{WORDS.goOn}</a> : <a href={cartHref(readItems(items))}>{WORDS.back}</a>}</p>
    </CartFrame>
  )
}
