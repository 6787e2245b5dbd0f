import type { Field } from 'payload'

/** How the settings of a block are divided for whoever sets them, in this order. */
const SETTING_GROUPS = ['內容', '外觀', '進階'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

/** What one writes or chooses to be shown, by the kind of its field. */
const CONTENT_KINDS: readonly Field['type'][] = [
  'text',
  'textarea',
  'richText',
  'upload',
  'relationship',
  'array',
  'group',
  'blocks',
  'date',
]

/** What is shown, though it is chosen, counted or ticked. */
const CONTENT_NAMES = oneOf(
  'level|selectBy|taxonomy|count|offset|order|orderBy|ordering|source|content|fill|action|decorative|percentage|number',
  'video_type|audio_type|share_url_type|toggletype|(front|back)_media|(front_|back_)?icon|hours|holidays',
  'map_type|address_mode|travel_mode|((origin|destination)_)?(latitude|longitude)|ekit_cursor_(show|type|icons)',
)
/** Colours are written as text. */
const LOOK_NAMES = oneOf('(.+_)?color|gradient_(from|to)|foreground|background')
/** What works for most as it is: movement, loading, addresses, what search engines read, and words that the widget brings along. */
const ADVANCED_NAMES = oneOf(
  'placed|anchor|loading|isLazy|autoload|faqSchema|nofollow|is_external|rememberInAddress|breakpoint|onePage|startsOpen',
  'enable_cookie_consent|disable_bodyscroll|is_not_close_on_overlay|close_on_overlay|.+_control|scroll_wheel_zoom',
  'speed|speedTime|delay|duration|.+_duration|transition|easing|loop|loopEnable|ticker.+|hoverPaused|.*[Pp]ause.*|.*[Aa]uto[Pp]lay.*',
  'progressBar|slider(Mouse|Grap).+|axis|tilt_axis|max_tilt|perspective|scale|glare|start|end|volume|mute|muted|controls',
  '.*[Pp]laceholder|(weeks|days|hours|minutes|seconds)Label|(prev|next|entries|info|copied|difference|full)_text',
)

function oneOf(...names: string[]): RegExp {
  return new RegExp(`^(${names.join('|')})$`)
}

/** Where a setting of a block stands among the others. */
function groupOf(field: Field): SettingGroup {
  const name = 'name' in field && typeof field.name === 'string' ? field.name : ''
  if (ADVANCED_NAMES.test(name)) return '進階'
  if (LOOK_NAMES.test(name) && field.type !== 'upload') return '外觀'
  return CONTENT_KINDS.includes(field.type) || CONTENT_NAMES.test(name) ? '內容' : '外觀'
}

/** The fields by group, in the order of the form; groups without any are left out. Rows are no more than a way to lay fields out. */
export function groupFields(fields: readonly Field[]): { group: SettingGroup; fields: Field[] }[] {
  const flat = fields.flatMap(function flatten(field): readonly Field[] {
    return field.type === 'row' ? field.fields.flatMap(flatten) : [field]
  })
  return SETTING_GROUPS.map((group) => ({ group, fields: flat.filter((field) => groupOf(field) === group) })).filter(
    (one) => one.fields.length > 0,
  )
}
