import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { canPause, DELAY_MS, DURATION_MS } from './model.ts'

it('takes 2000 ms after 10 ms by default, in browsers that read no attributes too', () => {
  expect([DURATION_MS, DELAY_MS]).toEqual([2000, 10])
  const sheet = readFileSync(`${import.meta.dirname}/image-morph.css`, 'utf8')
  expect(sheet).toContain(`--morph-time: ${DURATION_MS}ms; --morph-delay: ${DELAY_MS}ms;`)
})

it.each([
  ['for ever', { loop: true, duration: 500, delay: 0 }, true],
  ['there and back in four seconds', { loop: false, duration: 2000, delay: 10 }, false],
  ['there and back in six seconds', { loop: false, duration: 3000, delay: 0 }, true],
])('when it moves %s, visitors can stop it: %s', (_how, settings, expected) => {
  expect(canPause(settings)).toBe(expected)
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget('image-morph', { id: 'm', ...settings })
    return { html, tags, box: tags.find(({ name }) => name === 'figure')?.attributes }
  }

  it('shows its picture, loops, and has a switch that stops it', async () => {
    const { html, box } = await render({ picture: 1 })
    expect([box?.get('data-duration'), box?.get('data-delay'), box?.has('data-loop')]).toEqual(['2000ms', '10ms', true])
    expect(html).toMatch(/<img [^>]*alt="[^"]+"/)
    expect(html).toContain('<input type="checkbox"/>暫停變形')
  })

  it('can be told to stop by itself', async () => {
    const { html, box } = await render({ picture: 1, loop: false })
    expect(box?.has('data-loop')).toBe(false)
    expect(html).not.toContain('<input')
  })

  it('is filled with a colour or two, from the palette or as numbers', async () => {
    expect((await render({ fill: 'color', color: '#CC3016' })).html).toContain('fill="#cc3016"')
    const { html, tags } = await render({ fill: 'gradient', gradient_from: 'sky' })
    expect(tags.flatMap(({ attributes }) => attributes.get('stop-color') ?? [])).toEqual(['var(--c-sky)', 'var(--c-peach)'])
    expect(html).toContain('fill="url(#b-m-gradient)"')
  })

  it('shows nothing without a picture and without words', async () => {
    expect((await render({ picture: 987_654 })).html).toBe('')
  })
})
