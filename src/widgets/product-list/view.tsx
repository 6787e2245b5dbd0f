import type { HeadingLevel } from '#kit/text/heading.tsx'
import type { Product } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { goodsOf } from '#shop/cart/use-adding.tsx'
import { ProductList } from './client.tsx'
import { ProductItem } from './item.tsx'
import { messages } from './messages.ts'
import type { productListSettings } from './settings.ts'

type ProductListSettings = SettingsOf<typeof productListSettings>

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
  const items = (
    <>
      {/* The key Enter presses a form's first button, which must not be that of some product. */}
      <button className="w-product-list__first" type="submit" tabIndex={-1} aria-hidden="true">
        {messages.toCart}
      </button>
      <noscript>
        <button className="btn w-product-list__all" type="submit">
          {messages.toCart}
        </button>
      </noscript>
      {list}
    </>
  )
  return <ProductList when="interaction" label={label} goods={goodsOf(products)} items={items} />
}
