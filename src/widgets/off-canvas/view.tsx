import { Slot } from '#islands/slot.tsx'
import { commandAttributes, dialogAttributes } from '#kit/dialog/dialog-attributes.ts'
import type { FragmentData } from '#kit/fragment-data.ts'
import { FragmentHtml } from '#kit/fragment-html.tsx'
import { Icon } from '#kit/icon.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { offCanvasSettings } from './settings.ts'

type Settings = SettingsOf<typeof offCanvasSettings>

export function OffCanvasView({ id, settings, data }: ViewProps<Settings, FragmentData>) {
  const { content, opener_type, opener_text } = settings
  if (content === '' && !data.fragmentHtml) return null
  // Action anchors may name it by the block's id.
  const panelId = `off-canvas-${id.replace(/^b-/, '')}`
  return (
    <div className="w-off-canvas">
      <button
        className={buttonClass(opener_type)}
        {...commandAttributes('show-modal', panelId)}
        aria-haspopup="dialog"
        aria-expanded="false"
        aria-controls={panelId}
      >
        <Sign type={opener_type} icon="menu" words={opener_text} />
      </button>
      <OffCanvasPanel id={panelId} settings={settings} fragmentHtml={data.fragmentHtml} />
    </div>
  )
}

function OffCanvasPanel({ id, settings, fragmentHtml }: { id: string; settings: Settings } & FragmentData) {
  const { name, close_type, close_text, style, transition, position, width, content } = settings
  const manners = {
    closesOnOverlay: !settings.is_not_close_on_overlay,
    closesOnEscape: !settings.is_not_close_on_esc_overlay,
    locksScroll: settings.disable_bodyscroll,
  }
  return (
    <dialog
      className="w-off-canvas__panel"
      id={id}
      {...dialogAttributes(manners)}
      data-off-canvas={name}
      data-style={style}
      data-seconds={transition}
      data-position={position}
      data-width={width}
      aria-labelledby={`${id}-title`}
    >
      <div className="w-off-canvas__head">
        {/* No heading: in the header it would stand before the page's own first one. */}
        <p className="w-off-canvas__title" id={`${id}-title`} tabIndex={-1} data-dialog-title="">
          {name}
        </p>
        <button className={buttonClass(close_type)} {...commandAttributes('close', id)} data-dialog-close="">
          <Sign type={close_type} icon="close" words={close_text} />
        </button>
      </div>
      <div className="w-off-canvas__body" data-dialog-scroll="">
        {content !== '' && <Slot name={content} className="flow w-off-canvas__content" />}
        <FragmentHtml html={fragmentHtml} />
      </div>
    </dialog>
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
