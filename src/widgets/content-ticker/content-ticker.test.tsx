import { describe, expect, it } from 'vitest'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { createWidgetReader } from '../../../tests/fixtures/widget-reader.ts'
import { copiesNeeded, delayOf, indexAfter, marqueePath, pauseOf, progressAt, speedOf, splitGraphemes } from './model.ts'

describe('pace', () => {
  it.each(['slide', 'fade', 'marquee'] as const)('%s: the default speed is 1000 ms', (effect) => {
    expect(speedOf(effect, null)).toBe(1000)
  })

  it('typing: the default speed is 100 ms for a character, and never so fast that it is not seen', () => {
    expect(speedOf('typing', null)).toBe(100)
    expect(speedOf('typing', 0)).toBe(20)
  })

  it('the default delay between items is 700 ms', () => {
    expect(delayOf(null)).toBe(700)
    expect(delayOf(0)).toBe(0)
  })

  it.each([
    ['as long as the editor chose', '講台', { waitsForReaders: false, delay: 3000 }, 3000],
    ['longer for more Chinese characters', '畢業公演索票', { delay: 700 }, 700 + 6 * 200],
    ['less for letters', 'Q&A', { delay: 700 }, 700 + 3 * 60],
    ['only for what is not read while it is typed', '畢業公演索票', { effect: 'typing', speed: 100, delay: 700 }, 700 + 6 * 100],
    ['never less than its delay', '畢業公演索票', { effect: 'typing', speed: 900, delay: 700 }, 700],
  ] as const)('an item stays %s', (_rule, words, pace, expected) => {
    expect(pauseOf(words, { effect: 'slide', speed: 1000, waitsForReaders: true, ...pace })).toBe(expected)
  })

  it.each([
    ['marquee', 1, 100],
    ['slide', 0, 0],
    ['fade', 1e9, 100_000],
  ] as const)('%s with a speed of %d takes %d', (effect, chosen, expected) => {
    expect(speedOf(effect, chosen)).toBe(expected)
  })
})

it.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
])('after item %d, %d on, of %d comes %d: it goes round', (index, step, count, expected) => {
  expect(indexAfter(index, step, count)).toBe(expected)
})

it.each([
  ['講台', ['講', '台']],
  ['𠮷野家', ['𠮷', '野', '家']],
  ['👩🏽‍🏫上課', ['👩🏽‍🏫', '上', '課']],
  ['e\u0301a', ['e\u0301', 'a']],
  ['', []],
])('%j is typed by what a reader takes for a character', (text, expected) => {
  expect(splitGraphemes(text)).toEqual(expected)
})

describe('a marquee', () => {
  it('takes its speed for every 100 pixels', () => {
    expect(marqueePath(900, 600, { hasGap: true, speed: 1000 })).toEqual({ start: 600, end: -900, durationMs: 15_000 })
    expect(marqueePath(900, 600, { hasGap: false, speed: 1000 })).toEqual({ start: 0, end: -900, durationMs: 9000 })
  })

  it.each([
    ['leaves the window before it comes again', 900, 600, true, 0],
    ['is followed by its copy', 900, 600, false, 1],
    ['is followed by as many as fill the window', 100, 650, false, 7],
    ['of nothing has no copies', 0, 650, false, 0],
  ])('%s', (_rule, row, window, hasGap, expected) => {
    expect(copiesNeeded(row, window, hasGap)).toBe(expected)
  })

  it.each([
    [600, 0],
    [0, 0.4],
    [-900, 0],
    [-1200, 0.2],
    [900, 0.8],
  ])('at %d pixels it has gone %d of its way', (offset, expected) => {
    expect(progressAt(offset, { start: 600, end: -900, durationMs: 1 })).toBeCloseTo(expected)
  })
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget(
      'content-ticker',
      { id: 't', ...settings },
      { reader: createWidgetReader({ posts: 8 }) },
    )
    const buttons = tags.flatMap(({ name, attributes }) => (name === 'button' ? [attributes.get('aria-label')] : []))
    return {
      html,
      buttons,
      props: readProps(tags, 'content-ticker'),
      root: tags.find(({ attributes }) => attributes.has('data-effect'))?.attributes,
      tags,
    }
  }
  const two = { source: 'custom', items: [{ title: '一' }, { title: '二' }] }

  it('shows the newest posts as a list of links, cropped by characters', async () => {
    const { html, tags } = await render({ count: 2, titleLength: 3, textLength: 5 })
    const hrefs = tags.flatMap(({ attributes }) => attributes.get('href') ?? [])
    expect(hrefs).toEqual(['/news/post-8/', '/news/post-7/'])
    expect(html).toContain('dir="auto">第 8…</span></a><span class="w-content-ticker__text">第 8 則…</span>')
  })

  it('is told what the editor chose', async () => {
    const settings = { tickerDirection: 'vertical', tickerReverseDirection: true, tickerDelay: 3000 }
    expect((await render({ ...two, ...settings })).props).toMatchObject({
      motion: {
        effect: 'slide',
        speed: 1000,
        pauses: [3000, 3000],
        isVertical: true,
        isReversed: true,
        hasGap: false,
      },
      isAutomatic: true,
      pausesUnderPointer: true,
    })
  })

  it('leaves time to read all words of an item, where the editor chose no delay; a marquee waits nowhere', async () => {
    const items = [{ title: '索票', text: '今天' }, { title: '二' }]
    expect((await render({ ...two, items })).props.motion).toMatchObject({ pauses: [700 + 4 * 200, 700 + 200] })
    expect((await render({ ...two, tickerEffect: 'marquee' })).props.motion).toMatchObject({ pauses: [] })
  })

  it.each([
    ['that moves by itself can be paused', {}, ['暫停']],
    ['with arrows', { showArrows: true }, ['暫停', '上一則', '下一則']],
    ['that can be dragged has arrows, too', { tickerGrabCursor: true }, ['暫停', '上一則', '下一則']],
    ['that stands still is moved by arrows', { tickerAutoPlay: false }, ['上一則', '下一則']],
    ['that is a marquee always moves', { tickerEffect: 'marquee', tickerAutoPlay: false }, ['暫停']],
    ['of one item has nothing to do', { items: [{ title: '一' }] }, []],
    ['of one item that runs through can be paused', { items: [{ title: '一' }], tickerEffect: 'marquee' }, ['暫停']],
  ])('one %s', async (_rule, settings, expected) => {
    expect((await render({ ...two, ...settings })).buttons).toEqual(expected)
  })

  it('is named by its title, or as what it is', async () => {
    expect((await render(two)).root?.get('aria-labelledby')).toBe('b-t-label')
    expect((await render({ ...two, title: '' })).root?.get('aria-label')).toBe('跑馬燈')
  })

  it('says when there is nothing; rows without words are nothing', async () => {
    const { html } = await render({ source: 'custom', items: [{ title: '' }] })
    expect(html).toContain('目前沒有內容。')
    expect(html).not.toContain('<ul')
  })
})
