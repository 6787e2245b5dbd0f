import { describe, expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { type Act, showsBack } from './model.ts'
import { DURATION_S } from './settings.ts'

it('a turn takes 0.9 s unless the editor says otherwise', () => {
  expect(DURATION_S).toBe(0.9)
})

describe('which face shows', () => {
  const endsOnBack = (trigger: 'hover' | 'box' | 'button', acts: Act[]) =>
    acts.reduce((isBack, act) => showsBack(isBack, trigger, act), false)

  it.each<[string, Act[], boolean]>([
    ['a pointer that comes', ['enter'], true],
    ['a pointer that comes and goes', ['enter', 'leave'], false],
    ['the focus', ['focus'], true],
    ['a focus that goes on', ['focus', 'blur'], false],
    ['a finger', ['tap'], true],
    ['a second tap', ['tap', 'tap'], false],
    ['the button in the corner, after the focus has turned it', ['focus', 'turn'], false],
    ['Escape', ['enter', 'escape'], false],
  ])('turning by hover: %s', (_what, acts, isBack) => {
    expect(endsOnBack('hover', acts)).toBe(isBack)
  })

  it.each<[string, Act[], boolean]>([
    ['nothing happens under the pointer or the focus', ['enter', 'focus'], false],
    ['a click anywhere turns it', ['tap'], true],
    ['another one turns it back', ['tap', 'tap'], false],
    ['it stays when the pointer and the focus go', ['tap', 'leave', 'blur'], true],
    ['Escape turns it back', ['tap', 'escape'], false],
  ])('turning by a click on the box: %s', (_what, acts, isBack) => {
    expect(endsOnBack('box', acts)).toBe(isBack)
  })

  it.each<[string, Act[], boolean]>([
    ['a click on the front does nothing', ['tap'], false],
    ['the front button opens it', ['open'], true],
    ['any click on the back returns', ['open', 'tap'], false],
    ['so does the button in the corner', ['open', 'turn'], false],
  ])('turning by a button: %s', (_what, acts, isBack) => {
    expect(endsOnBack('button', acts)).toBe(isBack)
  })
})

describe('on the page', () => {
  async function render(settings: object) {
    const { html, tags } = await renderWidget('flip-box', settings)
    return { html, tags, box: tags.find(({ attributes }) => attributes.get('class') === 'w-flip-box')?.attributes }
  }
  const faces = { front_title: '口語表達', back_title: '三十一週', back_link: { kind: 'url', url: '/admission/' } }

  it('has both faces in its markup, and a button that turns it by keyboard', async () => {
    const { html } = await render(faces)
    expect(html).toMatch(/data-face="front".*口語表達.*data-face="back".*三十一週.*href="\/admission\/">了解更多</s)
    expect(html).toMatch(/<button type="button"[^>]*aria-pressed="false" aria-label="翻到背面：口語表達">/)
    // The face that is turned away is put out of reach by the script: without one both must be usable.
    expect(html).not.toContain('inert')
  })

  it('says style, direction, trigger and duration in attributes; zooming goes in or out', async () => {
    const facts = (settings: object) =>
      render({ ...faces, ...settings }).then(({ box }) =>
        ['data-style', 'data-direction', 'data-trigger', 'data-duration'].map((name) => box?.get(name)),
      )
    expect(await facts({})).toEqual(['flip', 'left', 'hover', '0.9'])
    expect(await facts({ style: 'zoom', zoom: 'out', trigger: 'box', duration: 2 })).toEqual(['zoom', 'out', 'box', '2'])
  })

  it('has a button on its front only where that opens it', async () => {
    expect((await render(faces)).html).not.toContain('w-flip-box__open')
    expect((await render({ ...faces, trigger: 'button', front_button: '翻開' })).html).toContain('>翻開</button>')
  })

  it('shows nothing when both faces are empty', async () => {
    expect((await render({ back_link: faces.back_link })).html).toBe('')
  })
})
