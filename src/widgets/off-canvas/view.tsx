import { InnerContent } from '#islands/inner-content.tsx'
import type { FragmentData } from '#kit/fragment-data.ts'
import { FragmentHtml } from '#kit/fragment-html.tsx'
import { Icon } from '#kit/icon.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { OffCanvas } from './client.tsx'
import type { offCanvasSettings } from './settings.ts'

type Settings = SettingsOf<typeof offCanvasSettings>

export function OffCanvasView({ id, settings, data }: ViewProps<Settings, FragmentData>) {
  const { name, content, opener_type, opener_text, close_type, close_text } = settings
  if (content === '' && !data.fragmentHtml) return null
  return (
    <OffCanvas
      // The browser opens and closes it without a script; that one only lets it leave gently.
      when="interaction"
      // Action anchors may name it by the block's id.
      panelId={`off-canvas-${id.replace(/^b-/, '')}`}
      name={name}
      opener={{ className: buttonClass(opener_type), face: <Sign type={opener_type} icon="menu" words={opener_text} /> }}
      closer={{ className: buttonClass(close_type), face: <Sign type={close_type} icon="close" words={close_text} /> }}
      look={{
        style: settings.style,
        seconds: settings.transition,
        position: settings.position,
        width: settings.width,
        closesOnOverlay: !settings.is_not_close_on_overlay,
        locksScroll: settings.disable_bodyscroll,
      }}
      content={
        <>
          {content !== '' && <InnerContent name={content} className="flow w-off-canvas__content" />}
          <FragmentHtml html={data.fragmentHtml} />
        </>
      }
    />
  )
}

function Sign({ type, icon, words }: { type: Settings['opener_type']; icon: 'menu' | 'close'; words: string }) {
  return (
    <>
      {type !== 'text' && <Icon name={icon} />}
      <span className={type === 'icon' ? 'vh' : undefined}>{words}</span>
    </>
  )
}

function buttonClass(type: Settings['opener_type']): string {
  return type === 'icon' ? 'icon-btn' : 'w-off-canvas__button'
}
