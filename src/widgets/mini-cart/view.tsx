import { commandAttributes, dialogAttributes } from '#kit/dialog/dialog-attributes.ts'
import { Icon } from '#kit/icon.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { CART_HREF } from '#shop/cart/cart-lines.ts'
import { formatPrice } from '#shop/format-price.ts'
import { messages } from './messages.ts'
import type { miniCartSettings } from './settings.ts'

type MiniCartSettings = SettingsOf<typeof miniCartSettings>

/* Without a script, a link to the cart page; the script makes it the button that opens the panel. */
export function MiniCartView({ id, settings }: ViewProps<MiniCartSettings>) {
  const { visibility, icon, show_count, show_total, separator, title } = settings
  const text = settings.text || (icon === 'none' ? title : '')
  return (
    <div className="w-mini-cart" data-visibility={visibility} data-title={text || title}>
      <a className="w-mini-cart__opener" href={CART_HREF} data-bare={text === '' && !show_total ? '' : undefined}>
        {icon !== 'none' && <Icon name={icon} />}
        <span className="vh" data-cart-name="">
          {text || title}
        </span>
        {text !== '' && <span aria-hidden="true">{text}</span>}
        {show_count && (
          <span className="w-mini-cart__count" data-cart-count="" aria-hidden="true">
            0
          </span>
        )}
        {show_total && (
          <span className="w-mini-cart__sum" aria-hidden="true">
            {separator} <span data-cart-total="">{formatPrice(0)}</span>
          </span>
        )}
      </a>
      <Panel id={`${id}-panel`} settings={settings} />
      <p className="vh" role="status" data-cart-status="" />
    </div>
  )
}

function Panel({ id, settings }: { id: string; settings: MiniCartSettings }) {
  const content = <PanelContent id={id} settings={settings} />
  if (settings.visibility === 'off_canvas') {
    const manners = { closesOnOverlay: true, closesOnEscape: true, locksScroll: true }
    return (
      <dialog className="w-mini-cart__panel" id={id} {...dialogAttributes(manners)} aria-labelledby={`${id}-title`}>
        {content}
      </dialog>
    )
  }
  return (
    <section className="w-mini-cart__panel" id={id} aria-labelledby={`${id}-title`} tabIndex={-1} hidden>
      {content}
    </section>
  )
}

function PanelContent({ id, settings }: { id: string; settings: MiniCartSettings }) {
  const { title, visibility, cart_text, checkout_text, checkout_url, empty_text } = settings
  return (
    <>
      <div className="w-mini-cart__head">
        {/* No heading: in the header it would stand before the page's own first one. */}
        <p className="w-mini-cart__title" id={`${id}-title`} tabIndex={-1} data-dialog-title="">
          {title}
        </p>
        <span className="w-mini-cart__pieces" data-cart-pieces="" />
        {visibility === 'off_canvas' && (
          <button className="icon-btn" {...commandAttributes('close', id)} data-dialog-close="">
            <Icon name="close" />
            <span className="vh">{messages.close}</span>
          </button>
        )}
      </div>
      <div className="w-mini-cart__body" data-dialog-scroll="">
        <p className="w-mini-cart__notes" data-cart-notes="" />
        <p className="w-mini-cart__empty" data-cart-empty="">
          {empty_text}
        </p>
        <ul className="w-mini-cart__lines" data-cart-lines="" hidden />
        <p className="w-mini-cart__failed" data-cart-failed="" hidden>
          {messages.unpriced}
          <button className="more" type="button" data-cart-retry="">
            {messages.retry}
          </button>
        </p>
      </div>
      <div className="w-mini-cart__foot" data-cart-foot="" hidden>
        <p className="w-mini-cart__subtotal">
          {messages.subtotal}
          <strong data-cart-subtotal="" />
        </p>
        <a className="btn" href={checkout_url ?? CART_HREF} data-cart-checkout={checkout_url ?? ''}>
          {checkout_text}
        </a>
        <a className="more" href={CART_HREF} data-cart-link="">
          {cart_text}
        </a>
      </div>
    </>
  )
}
