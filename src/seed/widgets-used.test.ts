import { describe, expect, it } from 'vitest'
import { isRecord } from '#platform/is-record.ts'
import { widgets } from '#widgets/registry.ts'
import { FRAGMENTS } from './content/fragments.ts'
import { PAGES } from './content/pages/index.ts'
import { POPUPS } from './content/popups.ts'
import { SITE } from './content/site.ts'
import type { Refs } from './content/types.ts'

/** Every reference exists. */
const refs: Refs = {
  page: () => ({ kind: 'page', id: 1 }),
  post: () => ({ kind: 'post', id: 1 }),
  category: () => ({ kind: 'category', id: 1 }),
  categoryId: () => 1,
  popup: () => ({ kind: 'popup', id: 1 }),
  mailingList: () => 1,
  menu: () => 1,
  fragment: () => 1,
  url: (url) => ({ kind: 'url', url }),
  picture: () => 1,
  file: (name) => ({ kind: 'url', url: `/wp-content/${name}` }),
}

const layouts = [...PAGES, ...Object.values(FRAGMENTS), ...Object.values(POPUPS)].map(({ layout }) => layout(refs))

/** The names of all blocks, however deep. */
function blockTypesOf(stored: unknown): string[] {
  if (Array.isArray(stored)) return stored.flatMap(blockTypesOf)
  if (!isRecord(stored)) return []
  const own = typeof stored.blockType === 'string' ? [stored.blockType] : []
  return [...own, ...Object.values(stored).flatMap(blockTypesOf)]
}

describe('the demo department', () => {
  const used = new Set(blockTypesOf([...layouts, SITE.headerTools, SITE.everywhere]))

  it.each(widgets.map(({ settings }) => [settings.label, settings.name]))('shows %s (%s) to visitors', (_, name) => {
    expect(used).toContain(name)
  })

  it('has no page without content', () => {
    for (const [index, { path }] of PAGES.entries()) expect(layouts[index], path).not.toEqual([])
  })
})
