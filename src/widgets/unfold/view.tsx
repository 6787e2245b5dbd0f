import { Slot } from '#islands/slot.tsx'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { COLLAPSE_TEXT, cleanLabel, EXPAND_TEXT } from './model.ts'
import type { unfoldSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof unfoldSettings>>

export function UnfoldView({ id, settings }: Props) {
  const { title, level, text, content, collapse_height: height, transition_duration: duration, direction } = settings
  if (text === '' && content === '') return null
  const bodyId = `${id}-body`
  const button = <UnfoldButton bodyId={bodyId} settings={settings} />
  return (
    <div className="w-unfold" data-state="folded" data-height={`${height}px`} data-duration={duration}>
      {title !== '' && (
        <Heading level={Number(level) as HeadingLevel} className="w-unfold__title">
          {title}
        </Heading>
      )}
      {direction === 'below' && button}
      <div className="w-unfold__body" id={bodyId}>
        <div className="w-unfold__inner">
          {text !== '' && <Slot name={text} className="prose" />}
          {content !== '' && <Slot name={content} className="flow" />}
        </div>
      </div>
      {direction === 'above' && button}
    </div>
  )
}

function UnfoldButton({ bodyId, settings }: { bodyId: string; settings: Props['settings'] }) {
  const expand = cleanLabel(settings.expand_text, EXPAND_TEXT)
  const collapse = cleanLabel(settings.collapse_text, COLLAPSE_TEXT)
  return (
    <p className="w-unfold__foot">
      <button
        className="w-unfold__button"
        type="button"
        aria-expanded="false"
        aria-controls={bodyId}
        data-expand={expand}
        data-collapse={collapse}
      >
        {expand}
      </button>
    </p>
  )
}
