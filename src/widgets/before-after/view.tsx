import { Icon } from '#kit/icon.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { Picture } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { BeforeAfter } from './client.tsx'
import { langOf } from './model.ts'
import type { beforeAfterSettings } from './settings.ts'

type BeforeAfterSettings = SettingsOf<typeof beforeAfterSettings>

const SIZES = '(max-width: 1440px) 92vw, 60rem'

export function BeforeAfterView({ settings }: ViewProps<BeforeAfterSettings>) {
  const { before, after, caption, before_label: beforeLabel, after_label: afterLabel, no_overlay: isBare } = settings
  const only = before ?? after
  if (only === null) return null
  return (
    <figure className="w-before-after">
      {before === null || after === null ? (
        <PictureView picture={only} sizes={SIZES} />
      ) : (
        <BeforeAfter
          when="visible"
          beforeLabel={beforeLabel}
          afterLabel={afterLabel}
          orientation={settings.orientation}
          offset={settings.offset}
          grip={gripOf(settings)}
          before={<Side picture={before} label={isBare ? '' : beforeLabel} />}
          after={<Side picture={after} label={isBare ? '' : afterLabel} />}
          knob={<Knob />}
        />
      )}
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function Side({ picture, label }: { picture: Picture; label: string }) {
  return (
    <>
      <PictureView picture={picture} sizes={SIZES} />
      {label !== '' && (
        <span className="w-before-after__label" lang={langOf(label)}>
          {label}
        </span>
      )}
    </>
  )
}

function Knob() {
  return (
    <>
      <Icon name="previous" />
      <Icon name="next" />
    </>
  )
}

/** What a pointer can drag: the line, the whole picture, or nothing at all, because it leads by hovering. */
function gripOf({
  move_slider_on_hover: isHover,
  click_to_move: canClick,
  move_with_handle_only: isHandleOnly,
}: BeforeAfterSettings) {
  if (isHover) return 'hover'
  return canClick || !isHandleOnly ? 'picture' : 'handle'
}
