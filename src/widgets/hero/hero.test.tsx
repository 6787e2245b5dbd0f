import { expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { examples } from './examples.ts'
import { linesOf } from './model.ts'

const MAX_ART_BYTES = 6 * 1024

it('sets a line per line, at most four, with its punctuation apart', () => {
  expect(linesOf('先聽，\n\n 再說。\n三\n四\n五')).toEqual([
    { line: 1, words: '先聽', mark: '，' },
    { line: 2, words: '再說', mark: '。' },
    { line: 3, words: '三', mark: '' },
    { line: 4, words: '四', mark: '' },
  ])
})

it('is the page’s h1, and its art stays small and silent', async () => {
  const { html } = await renderWidget('hero', examples[0]?.settings)
  expect(html.replaceAll(/<svg.*<\/svg>/gs, '').replaceAll(/<[^>]+>/g, '')).toMatch(/先聽，再說。/)
  expect(html.match(/<h1/g)).toHaveLength(1)
  const art = html.match(/<svg.*<\/svg>/gs)?.join('') ?? ''
  expect(art.length).toBeGreaterThan(1000)
  expect(Buffer.byteLength(art)).toBeLessThan(MAX_ART_BYTES)
  expect(art).not.toContain('<text')
})
