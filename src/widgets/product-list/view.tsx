import type { HeadingLevel } from '#kit/text/heading.tsx'
import type { Product } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { CART_HREF } from '#shop/cart/cart-lines.ts'
import { ProductItem } from './item.tsx'
import { messages } from './messages.ts'
import type { productListSettings } from './settings.ts'

type ProductListSettings = SettingsOf<typeof productListSettings>

/* One form around all products: without a script it takes every quantity along to the cart page. */
export function ProductListView({ id, settings, data: products }: ViewProps<ProductListSettings, Product[]>) {
  const { label, columns, showCart, showDescription } = settings
  if (products.length === 0)
    return (
      <div className="w-product-list">
        <p>{messages.empty}</p>
      </div>
    )
  const list = (
    <ul className="w-product-list__items" data-columns={columns}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductItem
            id={`${id}-${product.id}`}
            product={product}
            level={Number(settings.level) as HeadingLevel}
            hasDescription={showDescription}
            hasCart={showCart}
          />
        </li>
      ))}
    </ul>
  )
  if (!showCart)
    return (
      <section className="w-product-list" aria-label={label}>
        {list}
      </section>
    )
  return (
    <form className="w-product-list" method="get" action={CART_HREF} aria-label={label}>
      <noscript>
        <button className="btn w-product-list__all" type="submit">
          {messages.toCart}
        </button>
      </noscript>
      {list}
      <p className="cart-note" role="status" data-cart-note="" />
    </form>
  )
}
