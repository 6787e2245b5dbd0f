import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseFields } from '#settings/define-settings.ts'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { Carousel } from './carousel.tsx'
import { type CarouselLook, carouselLook } from './carousel-look.ts'
import { carouselFields, DEFAULT_DELAY_MS } from './carousel-settings.ts'
import { canLoop, countPositions, fittingDevices, MOST_DOTS, turnOfKey, visibleIndexes } from './model.ts'
import { createRotation } from './rotation.ts'

describe('slides in sight', () => {
  const row = { starts: [0, 110, 220, 330], sizes: [100, 100, 100, 100], viewSize: 210 }

  it.each([
    [0, [0, 1]],
    [110, [1, 2]],
    [220, [2, 3]],
    [55, [1]],
  ])('moved by %d pixels, they are %j', (offset, expected) => {
    expect(visibleIndexes({ ...row, offset })).toEqual(expected)
  })

  it('are not missed for a fraction of a pixel', () => {
    expect(visibleIndexes({ ...row, offset: 110.6, viewSize: 209.4 })).toEqual([1, 2])
  })
})

it.each([
  [5, 3, false, 3],
  [5, 3, true, 5],
  [3, 3, false, 1],
  [3, 3, true, 1],
  [1, 4, false, 1],
])('%d slides, %d side by side, loop %s: %d positions', (count, shown, isLoop, positions) => {
  expect(countPositions(count, shown, isLoop)).toBe(positions)
})

it('a loop needs a slide out of sight', () => {
  expect([canLoop(3, 3), canLoop(4, 3)]).toEqual([false, true])
})

it('says on which devices everything fits', () => {
  const shown = { desktop: 4, tablet: 3, mobile: 1 }
  expect([1, 2, 3, 4, 5].map((count) => fittingDevices(count, shown).join(' '))).toEqual([
    'desktop tablet mobile',
    'desktop tablet',
    'desktop tablet',
    'desktop',
    '',
  ])
})

it.each([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['a', null],
  ['toString', null],
])('the key %s turns to %s', (key, turn) => {
  expect(turnOfKey(key)).toBe(turn)
})

describe('rotation', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { querySelector: () => null })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function start() {
    const onTurn = vi.fn()
    const states: string[] = []
    const rotation = createRotation({
      delayMs: 3000,
      onTurn,
      onState: ({ isWanted, isRunning }) => states.push(isRunning ? 'running' : isWanted ? 'held' : 'stopped'),
    })
    rotation.restart(0)
    return { rotation, onTurn, states }
  }

  it('turns after each delay', () => {
    const { onTurn } = start()
    vi.advanceTimersByTime(2999)
    expect(onTurn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(3001)
    expect(onTurn).toHaveBeenCalledTimes(2)
  })

  it('waits while anything holds it, and then for a whole delay', () => {
    const { rotation, onTurn, states } = start()
    rotation.hold('hover', true)
    rotation.hold('focus', true)
    rotation.hold('hover', false)
    vi.advanceTimersByTime(60_000)
    expect(onTurn).not.toHaveBeenCalled()
    rotation.hold('focus', false)
    vi.advanceTimersByTime(3000)
    expect(onTurn).toHaveBeenCalledTimes(1)
    expect(states.slice(0, 4)).toEqual(['running', 'held', 'held', 'held'])
  })

  it('stopped, it stays so until somebody starts it again', () => {
    const { rotation, onTurn, states } = start()
    rotation.stop()
    rotation.hold('hover', true)
    rotation.hold('hover', false)
    vi.advanceTimersByTime(60_000)
    expect(onTurn).not.toHaveBeenCalled()
    expect(states.at(-1)).toBe('stopped')
    rotation.toggle()
    vi.advanceTimersByTime(3000)
    expect(onTurn).toHaveBeenCalledTimes(1)
  })
})

describe('the markup', () => {
  const defaults = { gap: 15, speed: 1000, autoplay: true, loop: false, pauseOnHover: true, arrows: false, dots: false }
  const fields = carouselFields({ shown: { desktop: 3, tablet: 2, mobile: 1 }, ...defaults })
  const settings = (stored: object) => parseFields(fields, stored).resolve({ picture: () => null, href: () => null })

  function render(count: number, stored: object = {}, look: Partial<CarouselLook> = {}) {
    const slides = Array.from({ length: count }, (_, index) => <p key={String(index)}>{index}</p>)
    const html = renderToStaticMarkup(
      <Carousel id="b-1" label="系友" look={{ ...carouselLook(settings(stored)), ...look }} slides={slides} />,
    )
    const tags = readTags(html)
    return { html, tags, buttons: tags.filter(({ name }) => name === 'button'), root: tags[0]?.attributes }
  }

  it('names the carousel and every slide', () => {
    const { tags, root } = render(5)
    expect([root?.get('aria-roledescription'), root?.get('aria-label')]).toEqual(['輪播', '系友'])
    const slides = tags.filter(({ attributes }) => attributes.get('aria-roledescription') === '投影片')
    expect(slides.map(({ attributes }) => attributes.get('aria-label'))).toEqual(['1 / 5', '2 / 5', '3 / 5', '4 / 5', '5 / 5'])
  })

  it('has a pause button whenever it rotates, before everything that moves', () => {
    expect(render(5).html).toMatch(/carousel__pause.*carousel__view/)
    expect(render(5, { autoplay: false }).html).not.toContain('carousel__pause')
    expect(carouselLook(settings({})).delay).toBe(DEFAULT_DELAY_MS)
  })

  it('has no controls where everything fits on every device', () => {
    expect(render(1).buttons).toEqual([])
    expect(render(2).root?.get('data-fits')).toBe('desktop tablet')
    expect(render(2).buttons).toHaveLength(3)
  })

  it('can be turned by a press whatever the editor leaves out', () => {
    const turns = (stored: object) => render(5, stored).buttons.map(({ attributes }) => attributes.get('data-turn') ?? '')
    expect(turns({ autoplay: false })).toEqual(['previous', 'next'])
    expect(turns({ autoplay: false, dots: true })).toEqual(['', '', '', '', ''])
    expect(turns({ autoplay: false, dots: true, arrows: true }).slice(0, 2)).toEqual(['previous', 'next'])
  })

  it('counts instead of showing more dots than fit', () => {
    expect(render(MOST_DOTS, { dots: true, autoplay: false }).buttons).toHaveLength(MOST_DOTS)
    const { html, buttons } = render(MOST_DOTS + 1, { dots: true, autoplay: false })
    expect(buttons).toEqual([])
    expect(html).toContain(`1 / ${MOST_DOTS + 1}`)
  })

  it('writes words on the arrows where they are asked for', () => {
    const arrowWords = { hasIcon: false, previous: '上一位', next: '下一位' }
    const { html } = render(5, { autoplay: false, arrows: true }, { arrowWords })
    expect(html).toContain('>上一位</button>')
    expect(html).toContain('>下一位</button>')
  })
})
