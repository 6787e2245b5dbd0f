import { publicName } from '../build/entry-names.ts'
import { ATTRIBUTE, type Moment } from '../wire.ts'

interface IslandPlace {
  /** Name of the island. */
  widget: string
  when: Moment
  /** Address of its script. */
  module: string
}

/** By these the loader finds an island. */
export function islandAttributes({ widget, when, module }: IslandPlace): Record<string, string> {
  return { [ATTRIBUTE.widget]: publicName(widget), [ATTRIBUTE.when]: when, [ATTRIBUTE.module]: module }
}
