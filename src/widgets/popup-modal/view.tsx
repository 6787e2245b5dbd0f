import { InnerContent } from '#islands/inner-content.tsx'
import { commandAttributes } from '#kit/dialog/dialog-attributes.ts'
import type { ModalLook } from '#kit/dialog/modal-dialog.tsx'
import type { FragmentData } from '#kit/fragment-data.ts'
import { FragmentHtml } from '#kit/fragment-html.tsx'
import { ButtonLink } from '#kit/links/button-link.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { PopupModal } from './client.tsx'
import { ENTRANCE_FROM, openingDelay } from './model.ts'
import type { popupModalSettings } from './settings.ts'

type Settings = SettingsOf<typeof popupModalSettings>

export function PopupModalView({ id, settings, data }: ViewProps<Settings, FragmentData>) {
  const { title, subtitle, body, content, toggler_text } = settings
  if (![title, subtitle, body, content, data.fragmentHtml].some(Boolean)) return null
  const dialogId = `${id}-dialog`
  const opens = openingDelay(settings)
  return (
    <PopupModal
      // Its clock starts with the page.
      when="idle"
      dialogId={dialogId}
      look={lookOf(settings)}
      names={{
        ...(title === '' ? { 'aria-label': toggler_text } : { 'aria-labelledby': `${id}-title` }),
        ...(subtitle !== '' && { 'aria-describedby': `${id}-subtitle` }),
      }}
      opensAfter={opens}
      // The block's own id, which stays the same wherever the block stands.
      cookieId={opens !== null && settings.enable_cookie_consent ? id.replace(/^b-/, '') : null}
      toggler={<Toggler settings={settings} dialogId={dialogId} />}
      content={
        <>
          <PopupHeader id={id} settings={settings} />
          {body !== '' && <InnerContent name={body} className="prose w-popup-modal__body" />}
          {content !== '' && <InnerContent name={content} className="flow" />}
          <FragmentHtml html={data.fragmentHtml} />
          <PopupFooter settings={settings} dialogId={dialogId} />
        </>
      }
    />
  )
}

function Toggler({ settings, dialogId }: { settings: Settings; dialogId: string }) {
  const { toggletype, toggler_image, toggler_text, show_toggler } = settings
  const opener = { ...commandAttributes('show-modal', dialogId), 'aria-haspopup': 'dialog' as const }
  if (toggletype === 'image' && toggler_image !== null) {
    return (
      <button className="w-popup-modal__picture" {...opener}>
        <PictureView picture={toggler_image} sizes="(max-width: 767px) 92vw, 41rem" decorative />
        <span className="vh">{toggler_image.alt === '' ? toggler_text : `${toggler_text}：${toggler_image.alt}`}</span>
      </button>
    )
  }
  const button = (
    <button className="btn" {...opener}>
      {toggler_text}
    </button>
  )
  // Without a script nothing opens by itself, so there has to be a button.
  return toggletype === 'time' && !show_toggler ? <noscript>{button}</noscript> : button
}

function PopupHeader({ id, settings: { title, subtitle } }: { id: string; settings: Settings }) {
  if (title === '' && subtitle === '') return null
  return (
    <div className="w-popup-modal__head">
      {title !== '' && (
        <h2 className="w-popup-modal__title" id={`${id}-title`} tabIndex={-1} data-dialog-title="">
          {title}
        </h2>
      )}
      {subtitle !== '' && (
        <p className="w-popup-modal__subtitle" id={`${id}-subtitle`}>
          {subtitle}
        </p>
      )}
    </div>
  )
}

function PopupFooter({ settings, dialogId }: { settings: Settings; dialogId: string }) {
  const { cta_label, cta_link, close_label } = settings
  const hasLink = cta_label !== '' && cta_link !== null
  if (!hasLink && close_label === '') return null
  return (
    <div className="btn-row w-popup-modal__foot">
      {hasLink && <ButtonLink label={cta_label} link={cta_link} style="zhu" />}
      {close_label !== '' && (
        <button className="btn btn--line" {...commandAttributes('close', dialogId)}>
          {close_label}
        </button>
      )}
    </div>
  )
}

function lookOf(settings: Settings): ModalLook {
  const { popup_type, appear_from } = settings
  const isSlideIn = popup_type === 'outside'
  return {
    place: settings.popup_position,
    edge: isSlideIn ? appear_from : null,
    width: settings.width,
    height: { atMostVh: settings.max_height },
    hasOverlay: settings.overlay,
    entrance: isSlideIn ? ENTRANCE_FROM[appear_from] : settings.entrance_animation,
    speed: settings.animation_duration,
    closeButton: settings.close_icon_position,
    closesOnOverlay: settings.close_on_overlay,
    locksScroll: false,
  }
}
