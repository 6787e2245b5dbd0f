import type { Field } from 'payload'
import type { Catalogue } from '#settings/catalogue.ts'
import type { Rank } from '#settings/define-settings.ts'
import { MAX_BLOCKS, MAX_SECTIONS } from '#settings/limits.ts'
import { PLACED, placementForm } from '#settings/placement.ts'

/** What the editor knows about widgets: their names, their forms, and what may stand in what. */
export interface Widgets {
  isKnown(name: string): boolean
  /** What editors call it; the name itself where it is not known. */
  labelOf(name: string): string
  fieldsOf(name: string): readonly Field[]
  /** Names of what may stand in it, or with `null` directly on the page. */
  allowedIn(name: string | null): readonly string[]
  /** Names of what it may not stand in, however far inside. */
  shutOutOf(name: string): readonly string[]
  /** How many blocks one list may have. */
  roomIn(name: string | null): number
}

interface WidgetsOptions {
  /** Blocks that may stand directly on the document. */
  maxSections?: number
}

const ON_THE_PAGE: Rank = 'page'

export function createWidgets(
  catalogue: Pick<Catalogue, 'settings' | 'blocks' | 'allowedIn'>,
  { maxSections = MAX_SECTIONS }: WidgetsOptions = {},
): Widgets {
  const settings = new Map(catalogue.settings.map((widget) => [widget.name, widget]))
  const forms = new Map(
    catalogue.blocks.map(({ slug, fields }) => {
      const form = placementForm(settings.get(slug)?.rank ?? 'widget')
      return [slug, fields.map((field): Field => ('name' in field && field.name === PLACED ? form : field))]
    }),
  )
  const sections = catalogue.settings.filter(({ rank }) => rank === ON_THE_PAGE).map(({ name }) => name)
  const holders = new Map(catalogue.settings.map(({ name, rank = 'widget' }) => [name, catalogue.allowedIn(rank)]))
  return {
    isKnown: (name) => settings.has(name),
    labelOf: (name) => settings.get(name)?.label ?? name,
    fieldsOf: (name) => forms.get(name) ?? [],
    allowedIn: (name) => (name === null ? sections : (holders.get(name) ?? [])),
    shutOutOf: (name) => settings.get(name)?.notInside ?? [],
    roomIn: (name) => (name === null ? maxSections : MAX_BLOCKS),
  }
}
