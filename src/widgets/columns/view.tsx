import { InnerContent } from '#islands/inner-content.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { columnsSettings } from './settings.ts'

export function ColumnsView({ settings }: ViewProps<SettingsOf<typeof columnsSettings>>) {
  const { columns, ratio, gap, align, lastFirstOnMobile } = settings
  if (columns.length === 0) return null
  return (
    <div className="w-columns">
      <div
        className="w-columns__grid"
        data-count={columns.length}
        data-ratio={ratio}
        data-gap={gap}
        data-align={align}
        data-last-first={lastFirstOnMobile || undefined}
      >
        {columns.map(({ id, content }) => (
          <div key={id} className="w-columns__column">
            {content !== '' && <InnerContent name={content} className="flow" />}
          </div>
        ))}
      </div>
    </div>
  )
}
