import { describe, expect, it } from 'vitest'
import { parseSettings } from '#settings/define-settings.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { answerWheel, sliderLook } from './model.ts'
import { advancedSliderSettings } from './settings.ts'

const read = (stored: object) => parseSettings(advancedSliderSettings, stored).resolve({ picture: () => null, href: () => null })
const look = (stored: object) => sliderLook(read(stored))

describe('what the settings come to', () => {
  it('slider defaults: autoplay delay 3000 ms, speed 600 ms; it loops, has dots, and stands still', () => {
    expect(look({})).toMatchObject({ delay: 3000, speed: 600, loop: true, dots: true, arrows: false, autoplay: false, gap: 0 })
    expect(look({}).shown).toEqual({ desktop: 1, tablet: 1, mobile: 1 })
    expect(read({}).sliderThumbsOffset).toBe(70)
  })

  it('a time bar switches autoplay on', () => {
    expect(look({ progressBar: true }).autoplay).toBe(true)
  })

  it('the wheel needs ends at which the page is free again, so that nothing loops', () => {
    expect(look({ sliderMouseScroll: true, loopEnable: true }).loop).toBe(false)
  })

  it('thumbnails stand in for dots', () => {
    expect(look({ sliderThumbsShow: true }).dots).toBe(false)
  })

  it.each([
    [{}, 3, 20],
    [{ sliderEffect: 'coverflow' }, 3, 20],
    [{ sliderEffect: 'fade' }, 1, 0],
    [{ sliderEffect: 'cube' }, 1, 0],
    [{ sliderEffect: 'flip' }, 1, 0],
    [{ sliderDirectionType: 'vertical' }, 1, 0],
  ])('%o: %d side by side, %d px apart', (settings, desktop, gap) => {
    const found = look({ slidesPerViewItem: 3, spaceBetweenGap: 20, ...settings })
    expect([found.shown.desktop, found.gap]).toEqual([desktop, gap])
  })
})

describe('the wheel', () => {
  const inside = {
    isForward: true,
    isBeginning: false,
    isEnd: false,
    isTurning: false,
    sinceWheelMs: 5000,
    sinceTurnMs: 5000,
  }

  it.each([
    ['turns', {}, 'next'],
    ['turns back', { isForward: false }, 'previous'],
    ['is the page’s at the end', { isEnd: true }, 'release'],
    ['is the page’s at the beginning, upwards', { isBeginning: true, isForward: false }, 'release'],
    ['turns at the beginning, downwards', { isBeginning: true }, 'next'],
    [
      'waits while a turn is under way, so that the gesture that came to the end does not go on',
      { isTurning: true, isEnd: true },
      'wait',
    ],
    ['turns once in one gesture', { sinceWheelMs: 20, sinceTurnMs: 700 }, 'wait'],
    ['turns again where the gesture never rests', { sinceWheelMs: 20, sinceTurnMs: 1000 }, 'next'],
  ])('%s', (_rule, changes, expected) => {
    expect(answerWheel({ ...inside, ...changes })).toBe(expected)
  })
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget('advanced-slider', { id: 's', ...settings })
    return { html, tags }
  }
  const slides = ['甲', '乙', '丙'].map((text) => ({
    title: text,
    content: [{ id: text, blockType: 'heading', text: `${text}章` }],
  }))

  it('slides are any blocks; one without any is left out', async () => {
    const { html, tags } = await render({ slides: [...slides, { title: '空' }] })
    for (const words of ['甲章', '乙章', '丙章']) expect(html).toContain(words)
    const names = tags.flatMap(({ attributes }) =>
      attributes.get('aria-roledescription') === '投影片' ? [attributes.get('aria-label')] : [],
    )
    expect(names).toEqual(['1 / 3', '2 / 3', '3 / 3'])
  })

  it('thumbnails are buttons that say where they lead; the first is the current one', async () => {
    const { html, tags } = await render({ slides, sliderThumbsShow: true, sliderThumbsOffset: 55 })
    const thumbs = tags.filter(({ attributes }) => attributes.get('class') === 'w-advanced-slider__thumb')
    expect(thumbs.map(({ attributes }) => attributes.get('aria-current'))).toEqual(['true', undefined, undefined])
    expect(html).toContain('第 2 張：乙')
    expect(tags.some(({ attributes }) => attributes.get('data-width') === '55%')).toBe(true)
  })

  it('shows nothing without slides', async () => {
    expect((await render({ slides: [] })).html).toBe('')
  })
})
