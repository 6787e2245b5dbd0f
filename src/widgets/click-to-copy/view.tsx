import { Icon } from '#kit/icon.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { clickToCopySettings } from './settings.ts'

export function ClickToCopyView({ settings }: ViewProps<SettingsOf<typeof clickToCopySettings>>) {
  const { label, content, style, copy_text, success_text } = settings
  return (
    <div className="w-click-to-copy" data-style={style}>
      {label !== '' && <p className="w-click-to-copy__label">{label}</p>}
      <p className="w-click-to-copy__text" data-copy-source="">
        {content}
      </p>
      <button className="w-click-to-copy__button" type="button">
        <Icon name="copy" />
        <Icon name="check" />
        <span className="w-click-to-copy__words">
          <span className="w-click-to-copy__face">{copy_text}</span>
          <span className="w-click-to-copy__face" data-done="" aria-hidden="true">
            {success_text}
          </span>
        </span>
        {label !== '' && <span className="vh">：{label}</span>}
      </button>
      <p className="w-click-to-copy__note" role="status" data-success={success_text} />
    </div>
  )
}
