import { messages } from './messages.ts'

export function Price({ price }: { price: string }) {
  if (price === '') return null
  return (
    <p className="w-price-menu__price">
      <span className="vh">{messages.price}：</span>
      {price}
    </p>
  )
}
