import { publicName } from '../build/entry-names.ts'
import { ATTRIBUTE, type IslandProps, type Moment } from '../wire.ts'

export interface IslandMarkup {
  widget: string
  when: Moment
  /** Address of the island's script. */
  module: string
  /** `null` where the script works on the markup alone. */
  props: IslandProps | null
  /** The view's markup; it is trusted and goes in as it is. */
  html: string
}

/** An island's server markup, wrapped so that the loader finds it. */
export function islandMarkup({ widget, when, module, props, html }: IslandMarkup): string {
  const attributes = {
    [ATTRIBUTE.widget]: publicName(widget),
    [ATTRIBUTE.when]: when,
    [ATTRIBUTE.module]: module,
    ...(props && { [ATTRIBUTE.settings]: JSON.stringify({ id: props.id, settings: props.settings, data: props.data }) }),
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}=${quote(value)}`)
  return `<div ${written.join(' ')}>${html}</div>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function quote(value: string): string {
  // JSON is full of double quotes; single ones around it keep the page small.
  const [mark, special] = value.includes('"') ? ["'", /[&<>']/g] : ['"', /[&<>"]/g]
  return mark + value.replace(special, (character) => ENTITIES[character] ?? character) + mark
}
