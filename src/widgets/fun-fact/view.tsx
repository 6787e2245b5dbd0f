import { CountedNumber } from '#kit/counting/counted-number.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { durationOf, isLong } from './model.ts'
import type { funFactSettings } from './settings.ts'

export function FunFactView({ settings }: ViewProps<SettingsOf<typeof funFactSettings>>) {
  const { number, prefix, suffix, super_text: superText, title, style, duration } = settings
  return (
    <div className="w-fun-fact" data-style={style} data-duration={durationOf(duration)}>
      <p className="w-fun-fact__figure">
        {prefix !== '' && <span className="w-fun-fact__affix">{prefix}</span>}
        <b className="w-fun-fact__number" data-long={isLong(number) || undefined}>
          <CountedNumber value={number} />
        </b>
        {suffix !== '' && <span className="w-fun-fact__affix">{suffix}</span>}
        {superText !== '' && <sup className="w-fun-fact__super">{superText}</sup>}
      </p>
      {title !== '' && <p className="w-fun-fact__title">{title}</p>}
    </div>
  )
}
