import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IslandScripts } from '#islands/server/island.tsx'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { FilterGrid } from './filter-grid.tsx'
import { tileSizes } from './grid-fields.ts'
import {
  createPause,
  GRID_MOVE_MS,
  isKept,
  keysOf,
  listCategories,
  RESIZE_PAUSE_MS,
  splitCategories,
  transformBack,
} from './model.ts'

it('tiles move for 0.4 s, and wait for 100 ms after the window was resized', () => {
  expect([GRID_MOVE_MS, RESIZE_PAUSE_MS]).toEqual([400, 100])
})

describe('the pause after a resize', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('begins anew with every change, and ends 100 ms after the last one', () => {
    const callback = vi.fn()
    const pause = createPause(callback)
    for (let change = 0; change < 5; change += 1) {
      pause.ask()
      vi.advanceTimersByTime(99)
    }
    expect(callback).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(callback).toHaveBeenCalledTimes(1)
  })

  it('can be called off', () => {
    const callback = vi.fn()
    const pause = createPause(callback)
    pause.ask()
    pause.cancel()
    vi.advanceTimersByTime(1000)
    expect(callback).not.toHaveBeenCalled()
  })
})

describe('categories', () => {
  it.each([
    ['演講、公演', ['演講', '公演']],
    [' 演講 ,公演；展覽，演講', ['演講', '公演', '展覽']],
    ['、，', []],
    ['Q&A "x"', ['Q&A "x"']],
  ])('%j are %j', (text, names) => {
    expect(splitCategories(text)).toEqual(names)
  })

  it('are told apart by their names, in any script, and counted', () => {
    expect(listCategories([['演講'], ['公演', '演講'], ['演 講'], [], ['خطابة'], ['演講', '演講']])).toEqual([
      { key: 'c1', name: '演講', count: 3 },
      { key: 'c2', name: '公演', count: 1 },
      { key: 'c3', name: '演 講', count: 1 },
      { key: 'c4', name: 'خطابة', count: 1 },
    ])
  })

  it('keep what belongs to them, by identity and not by the beginning of a name', () => {
    const categories = Array.from({ length: 12 }, (_, index) => ({ key: `c${index + 1}`, name: `第 ${index + 1} 類`, count: 1 }))
    expect(keysOf(['第 1 類', '第 12 類', '沒有這類'], categories)).toEqual(['c1', 'c12'])
    const kept = [isKept(['c12'], 'c1'), isKept(['c1', 'c12'], 'c1'), isKept([], 'c1'), isKept([], 'all')]
    expect(kept).toEqual([false, true, false, true])
  })
})

describe('a tile that has moved', () => {
  const place = { left: 100, top: 50, width: 200, height: 100 }

  it.each([
    ['down and to the left', { ...place, left: 0, top: 250 }, 'translate(100px, -200px) scale(1)'],
    ['and grown', { ...place, width: 400, height: 200 }, 'translate(0px, 0px) scale(0.5)'],
  ])('%s starts where it was', (_how, after, transform) => {
    expect(transformBack(place, after)).toBe(transform)
  })

  it('by less than a pixel has not', () => {
    expect(transformBack(place, { ...place, left: 100.4 })).toBeNull()
  })
})

it('asks for pictures that fit their columns', () => {
  expect(tileSizes({ columns: 4, columns_tablet: 2, columns_mobile: 1 })).toBe(
    '(max-width: 767px) 92vw, (max-width: 1024px) 46vw, 21rem',
  )
})

describe('the markup', () => {
  function render(names: string[][], hasFilter = true) {
    const html = renderToStaticMarkup(
      <IslandScripts value={(name) => `/${name}.js`}>
        <FilterGrid
          label="影片"
          layout="grid"
          columns={{ columns: 3, columns_tablet: 2, columns_mobile: 1 }}
          tiles={names.map((categories, index) => ({ id: String(index), categories, content: index }))}
          categories={hasFilter ? listCategories(names) : []}
          allLabel="全部"
          unit="部影片"
        />
      </IslandScripts>,
    )
    return { html, buttons: readTags(html).filter(({ name }) => name === 'button') }
  }

  it('has a button for everything, pressed, and one for each category', () => {
    const { html, buttons } = render([['演講'], ['公演']])
    expect(buttons.map(({ attributes }) => attributes.get('aria-pressed'))).toEqual(['true', 'false', 'false'])
    expect(html).toMatch(/<bdi>全部<\/bdi> <small>2<\/small>.*<bdi>演講<\/bdi> <small>1<\/small>.*<bdi>公演<\/bdi>/s)
    expect(html).toContain('role="status"')
  })

  it('has none with a single category, or when it is not wanted', () => {
    expect(render([['演講'], ['演講'], []]).buttons).toEqual([])
    expect(render([['演講'], ['公演']], false).buttons).toEqual([])
  })
})
