import { expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

async function render(settings: object) {
  return (await renderWidget('divider', settings)).html
}

it.each([
  [{}, 'wenwu', 'normal'],
  [{ style: 'hairline', spacing: 'large' }, 'hairline', 'large'],
  [{ style: 'dots', spacing: 'small' }, 'dots', 'small'],
  [{ style: 'javascript:', spacing: 40 }, 'wenwu', 'normal'],
])('%j is a rule in the style %s with %s space around it', async (settings, style, spacing) => {
  expect(await render(settings)).toBe(`<hr class="w-divider" data-style="${style}" data-spacing="${spacing}"/>`)
})
