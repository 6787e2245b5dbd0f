import { drawingOf } from '#kit/icon.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { MiniCart } from './client.tsx'
import type { miniCartSettings } from './settings.ts'

export function MiniCartView({ id, settings }: ViewProps<SettingsOf<typeof miniCartSettings>>) {
  const { visibility, icon, show_count, show_total, separator, title } = settings
  const text = settings.text || (icon === 'none' ? title : '')
  return (
    <MiniCart
      // The number of pieces is to be seen before anybody presses anything.
      when="idle"
      panelId={`${id}-panel`}
      visibility={visibility}
      face={{
        name: text || title,
        text,
        drawing: icon === 'none' ? null : drawingOf(icon),
        hasCount: show_count,
        separator: show_total ? separator : null,
      }}
      words={{ title, cart: settings.cart_text, checkout: settings.checkout_text, empty: settings.empty_text }}
      checkoutUrl={settings.checkout_url}
      closeDrawing={visibility === 'off_canvas' ? drawingOf('close') : null}
    />
  )
}
