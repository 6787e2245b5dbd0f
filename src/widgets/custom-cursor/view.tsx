import type { ComponentProps } from 'react'
import { InnerContent } from '#islands/inner-content.tsx'
import { drawingOf } from '#kit/icon.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { CustomCursor } from './client.tsx'
import { stripEventAttributes } from './model.ts'
import type { customCursorSettings } from './settings.ts'

type CustomCursorSettings = SettingsOf<typeof customCursorSettings>

export function CustomCursorView({ settings }: ViewProps<CustomCursorSettings>) {
  const { content, ekit_cursor_show: isShown, ekit_cursor_size, ekit_cursor_hide_default } = settings
  if (content === '') return null
  return (
    <CustomCursor
      when="interaction"
      content={<InnerContent name={content} className="flow" />}
      sign={isShown ? signOf(settings) : null}
      size={ekit_cursor_size}
      isPointerHidden={isShown && ekit_cursor_hide_default}
    />
  )
}

function signOf(settings: CustomCursorSettings): ComponentProps<typeof CustomCursor>['sign'] {
  const { ekit_cursor_type: type, ekit_cursor_image_src: src, ekit_cursor_icons, ekit_cursor_text_label } = settings
  if (type === 'image') return src ? { type, src } : null
  if (type === 'icon') return { type, drawing: drawingOf(ekit_cursor_icons) }
  const label = stripEventAttributes(ekit_cursor_text_label)
  return label === '' ? null : { type: 'text', label }
}
