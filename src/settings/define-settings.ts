import type { Block } from 'payload'
import { isRecord } from '#platform/is-record.ts'
import type { OutlineItem } from './outline.ts'
import { rowLabel } from './row-label.ts'
import type { FormContext, Parsed, Setting } from './setting.ts'
import { inSetting } from './setting-error.ts'

export type Fields = Record<string, Setting<unknown>>

/** The shelves on which editors find widgets. */
type Group = '版面' | '文字' | '圖片與影音' | '最新內容' | '互動'

/**
 * `page` widgets stand directly on a page; `layout` and `container` hold whatever does not; `widget`, or unnamed, holds nothing.
 * Payload's block form offers only what comes after a rank, because Payload can't follow blocks that hold each other in a circle.
 */
export const RANKS = ['page', 'layout', 'container', 'widget'] as const
export type Rank = (typeof RANKS)[number]

/** A widget's settings: the single source of its form, its defaults, its limits and its types. */
export interface Settings<F extends Fields = Fields> {
  /** The widget's name: folder, block type, `data-widget`. */
  name: string
  /** Chinese name for editors. */
  label: string
  group: Group
  /** In the order in which editors find widgets. */
  place: number
  rank?: Rank
  /** Names of widgets that it may not stand in, however far inside. */
  notInside?: readonly string[]
  fields: F
  /** Headings, links and inner content as a page shows them, for what is checked before publishing. Unnamed: its inner content. */
  outline?(settings: ValuesOf<F>): OutlineItem[]
}

/** The type of a widget's parsed settings. */
export type SettingsOf<S extends Settings> = ValuesOf<S['fields']>

export type ValuesOf<F extends Fields> = { [Name in keyof F]: F[Name] extends Setting<infer Value> ? Value : never }

export function defineSettings<F extends Fields>(settings: Settings<F>): Settings<F> {
  return settings
}

/** The Payload block that edits these settings. */
export function blockOf(settings: Settings, form: FormContext): Block {
  // The label says what it is.
  const drawing = { url: `/widgets/${settings.name}.svg`, alt: '' }
  return {
    slug: settings.name,
    labels: { singular: settings.label, plural: settings.label },
    admin: {
      group: settings.group,
      disableBlockName: true,
      images: { thumbnail: drawing, icon: drawing },
      components: { Label: rowLabel(settings.label) },
    },
    fields: Object.entries(settings.fields).map(([name, setting]) => setting.field(name, form)),
  }
}

/** Parses stored JSON field by field. Unknown keys are dropped, missing ones get their defaults. */
export function parseFields<F extends Fields>(fields: F, stored: unknown, path = ''): Parsed<ValuesOf<F>> {
  const source = isRecord(stored) ? stored : {}
  const parsed = Object.entries(fields).map(([name, setting]) => {
    const place = path === '' ? name : `${path}.${name}`
    const value = inSetting(place, () => setting.parse(Object.hasOwn(source, name) ? source[name] : undefined, place))
    return { name, place, value }
  })
  return {
    references: parsed.flatMap(({ value }) => value.references),
    slots: parsed.flatMap(({ value }) => value.slots),
    texts: parsed.flatMap(({ value }) => value.texts),
    resolve: (found) =>
      Object.fromEntries(
        parsed.map(({ name, place, value }) => [name, inSetting(place, () => value.resolve(found))]),
      ) as ValuesOf<F>,
  }
}

export function parseSettings<S extends Settings>(settings: S, stored: unknown): Parsed<SettingsOf<S>> {
  return parseFields(settings.fields, stored) as Parsed<SettingsOf<S>>
}
