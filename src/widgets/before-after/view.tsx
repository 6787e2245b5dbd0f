import { Icon } from '#kit/icon.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { Picture } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { messages } from './messages.ts'
import { langOf } from './model.ts'
import type { beforeAfterSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof beforeAfterSettings>>

const SIZES = '(max-width: 1440px) 92vw, 60rem'

export function BeforeAfterView({ settings }: Props) {
  const { before, after, caption } = settings
  const only = before ?? after
  if (only === null) return null
  return (
    <figure className="w-before-after">
      {before === null || after === null ? (
        <PictureView picture={only} sizes={SIZES} />
      ) : (
        <Comparison settings={settings} before={before} after={after} />
      )}
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

interface ComparisonProps extends Pick<Props, 'settings'> {
  before: Picture
  after: Picture
}

function Comparison({ settings, before, after }: ComparisonProps) {
  const { before_label: beforeLabel, after_label: afterLabel, orientation, offset, no_overlay: isBare } = settings
  return (
    <div
      className="w-before-after__frame"
      data-orientation={orientation}
      data-split={`${offset}%`}
      data-grip={gripOf(settings)}
      data-label={beforeLabel}
    >
      <Side side="before" picture={before} label={isBare ? '' : beforeLabel} />
      <Side side="after" picture={after} label={isBare ? '' : afterLabel} />
      <input
        className="w-before-after__slider"
        type="range"
        min={0}
        max={100}
        step={1}
        defaultValue={offset}
        aria-label={messages.splitName(beforeLabel, afterLabel)}
        aria-valuetext={messages.splitValue(beforeLabel, offset)}
        aria-orientation={orientation}
      />
      <span className="w-before-after__handle" aria-hidden="true">
        <span className="w-before-after__knob">
          <Icon name="previous" />
          <Icon name="next" />
        </span>
      </span>
    </div>
  )
}

function Side({ side, picture, label }: { side: 'before' | 'after'; picture: Picture; label: string }) {
  return (
    <div className="w-before-after__side" data-side={side}>
      <PictureView picture={picture} sizes={SIZES} />
      {label !== '' && (
        <span className="w-before-after__label" lang={langOf(label)}>
          {label}
        </span>
      )}
    </div>
  )
}

/** What a pointer can take hold of: the handle, the whole picture, or nothing at all, because it leads by hovering. */
function gripOf({
  move_slider_on_hover: isHover,
  click_to_move: canClick,
  move_with_handle_only: isHandleOnly,
}: Props['settings']) {
  if (isHover) return 'hover'
  return canClick || !isHandleOnly ? 'picture' : 'handle'
}
