import type { ReactNode } from 'react'
import { Slot } from '#islands/slot.tsx'
import { Icon } from '#kit/icon.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { stripEventAttributes } from './model.ts'
import type { customCursorSettings } from './settings.ts'

type CustomCursorSettings = SettingsOf<typeof customCursorSettings>

/* The follower waits in a template, where nobody sees or hears it and its picture is not fetched. */
export function CustomCursorView({ settings }: ViewProps<CustomCursorSettings>) {
  const { content, ekit_cursor_show, ekit_cursor_type, ekit_cursor_size, ekit_cursor_hide_default } = settings
  if (content === '') return null
  const sign = ekit_cursor_show ? signOf(settings) : null
  return (
    <div className="w-custom-cursor" data-hide={(ekit_cursor_show && ekit_cursor_hide_default) || undefined}>
      <Slot name={content} className="flow" />
      {sign !== null && (
        <template>
          <div className="w-custom-cursor__follower" aria-hidden="true" data-type={ekit_cursor_type} data-size={ekit_cursor_size}>
            {sign}
          </div>
        </template>
      )}
    </div>
  )
}

function signOf(settings: CustomCursorSettings): ReactNode {
  const { ekit_cursor_type, ekit_cursor_image_src, ekit_cursor_icons, ekit_cursor_text_label } = settings
  if (ekit_cursor_type === 'image') return ekit_cursor_image_src && <img src={ekit_cursor_image_src} alt="" />
  if (ekit_cursor_type === 'icon') return <Icon name={ekit_cursor_icons} />
  const label = stripEventAttributes(ekit_cursor_text_label)
  return label === '' ? null : <span>{label}</span>
}
