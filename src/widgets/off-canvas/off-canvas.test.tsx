import { expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

const content = [{ id: 'h', blockType: 'heading', text: '聯絡系辦', level: '3' }]

async function render(settings: object) {
  const { html, tags } = await renderWidget('off-canvas', { id: '1a2b3c4', content, ...settings })
  const find = (tag: string) => tags.find(({ name }) => name === tag)?.attributes
  return { html, panel: find('dialog'), opener: find('button') }
}

it('is found by its name and by its id, and its button opens it without a script', async () => {
  const { panel, opener } = await render({ name: '找人問' })
  expect([panel?.get('data-off-canvas'), panel?.get('id')]).toEqual(['找人問', 'off-canvas-1a2b3c4'])
  expect(['command', 'commandfor', 'aria-controls', 'aria-expanded'].map((name) => opener?.get(name))).toEqual([
    'show-modal',
    'off-canvas-1a2b3c4',
    'off-canvas-1a2b3c4',
    'false',
  ])
})

it.each([
  [{}, 'any'],
  [{ is_not_close_on_overlay: true }, 'closerequest'],
  // A setting that there was before: Escape always closes.
  [{ is_not_close_on_esc_overlay: true }, 'any'],
])('with %j is closed by %s', async (settings, closedBy) => {
  const { panel } = await render(settings)
  expect(panel?.get('closedby')).toBe(closedBy)
})

it.each([
  [false, false],
  [true, true],
])('keeps the page from scrolling only where that is wanted: %j', async (disable_bodyscroll, isLocked) => {
  expect((await render({ disable_bodyscroll })).panel?.has('data-lock')).toBe(isLocked)
})

it('is left out when there is nothing in it', async () => {
  expect((await render({ content: [] })).html).toBe('')
})
