import { expect, it } from 'vitest'
import { renderLayout } from '#render/render-layout.ts'
import { widgets } from '#widgets/registry.ts'
import { readTags } from '../fixtures/read-tags.ts'
import { createRenderContext } from '../fixtures/render-context.ts'

const PLACED = { on: ['phone'], above: 'large', below: 'none' }
const AS_BEFORE = { on: ['phone', 'tablet', 'desktop'], above: 'auto', below: 'auto' }

async function render(name: string, settings: object, placed: unknown, isEdited = false): Promise<string> {
  const block = { ...settings, id: 'example', blockType: name, ...(placed !== undefined && { placed }) }
  return (await renderLayout([block], createRenderContext({ isEdited }))).html
}

const cases = widgets.map(({ settings: { name }, examples }) => [name, examples[0]?.settings ?? {}] as const)

it.each(cases)('%s stands as its editor has chosen, and else says the same as ever', async (name, settings) => {
  const plain = await render(name, settings, undefined)
  expect(await render(name, settings, AS_BEFORE)).toBe(plain)
  const placed = await render(name, settings, PLACED)
  const [outermost] = readTags(placed)
  expect(['on', 'above', 'below'].map((step) => outermost?.attributes.get(`data-placed-${step}`))).toEqual([
    'phone',
    'large',
    'none',
  ])
  expect(placed.replaceAll(/ data-placed-\w+="\w+"/g, '')).toBe(plain)
})

it('what a device does not show is there where the page is edited, under another name', async () => {
  const edited = await render('heading', { text: '標題' }, PLACED, true)
  const [outermost] = readTags(edited)
  expect(outermost?.attributes.get('data-shown-on')).toBe('phone')
  expect(edited).not.toContain('data-placed-on')
})
