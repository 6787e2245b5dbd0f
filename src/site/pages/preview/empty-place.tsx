import { EMPTY_PLACE } from '#builder/empty-places.ts'
import { defineSettings, type SettingsOf } from '#settings/define-settings.ts'
import { defineWidget, type ViewProps } from '#settings/define-widget.ts'
import { text } from '#settings/kinds/text.ts'

const settings = defineSettings({
  name: EMPTY_PLACE,
  label: '空位',
  group: '版面',
  place: 0,
  fields: { parent: text({ label: '所在的元件', isReadable: false }), slot: text({ label: '位置', isReadable: false }) },
})

function EmptyPlaceView({ settings: { parent, slot } }: ViewProps<SettingsOf<typeof settings>>) {
  return <div data-vacant={slot} data-vacant-in={parent} />
}

/** What an editor clicks to put something where there is nothing yet. */
export const emptyPlace = defineWidget({ settings, View: EmptyPlaceView, examples: [] })
