import { isRecord } from '#platform/is-record.ts'
import type { StoredBlock } from '#published/types.ts'
import { type NewId, newBlock } from '../new-block.ts'
import type { Widgets } from '../widgets.ts'

/** What a pattern can be filled with besides words. */
export interface PatternMaterial {
  /** Ids of pictures in the media library, the newest first; there may be none. */
  pictures: readonly number[]
  now: Date
}

/** A block as a pattern writes it: only what differs from its form's beginning, and no ids. */
export interface DrawnBlock {
  blockType: string
  [setting: string]: unknown
}

/** A section that looks finished as soon as it is dropped in, to be changed word by word. */
export interface Pattern {
  name: string
  /** What editors call it. */
  label: string
  /** Further words that it is found by. */
  words: string
  draw(material: PatternMaterial): DrawnBlock
}

/** The blocks of a pattern as they are stored, under new ids. */
export function blockOfPattern(pattern: Pattern, material: PatternMaterial, widgets: Widgets, newId: NewId): StoredBlock {
  return completed(pattern.draw(material), widgets, newId)
}

function completed(drawn: DrawnBlock, widgets: Widgets, newId: NewId): StoredBlock {
  const { blockType, ...settings } = drawn
  return { ...newBlock(blockType, widgets, newId), ...withIds(settings, widgets, newId) }
}

function withIds(values: Record<string, unknown>, widgets: Widgets, newId: NewId): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((item) => rowOrBlock(item, widgets, newId)) : value,
    ]),
  )
}

function rowOrBlock(item: unknown, widgets: Widgets, newId: NewId): unknown {
  if (!isRecord(item)) return item
  if (typeof item.blockType === 'string') return completed({ ...item, blockType: item.blockType }, widgets, newId)
  return { ...withIds(item, widgets, newId), id: newId() }
}

export function drawn(blockType: string, settings: Record<string, unknown> = {}): DrawnBlock {
  return { blockType, ...settings }
}

export function section(settings: Record<string, unknown>, ...content: DrawnBlock[]): DrawnBlock {
  return drawn('section', { titleStyle: 'plain', ...settings, content })
}

export function columns(settings: Record<string, unknown>, ...contents: DrawnBlock[][]): DrawnBlock {
  return drawn('columns', { ...settings, columns: contents.map((content) => ({ content })) })
}

/** To the first page, until an editor says where. */
export function button(
  label: string,
  style: 'zhu' | 'ink' | 'paper' | 'line' = 'line',
  settings: Record<string, unknown> = {},
): DrawnBlock {
  return drawn('button', { label, link: { kind: 'url', url: '/' }, style, ...settings })
}
