import { describe, expect, it } from 'vitest'
import { luminance, ratioOf, toHex } from '#brand/colour.ts'
import { readablePalette } from '#brand/palette.ts'
import { SCHEMES } from '#brand/schemes.ts'
import { sampleContent } from '../../../tests/fixtures/sample-content.ts'
import { confirmMail } from './confirm.ts'
import { letterheadOf } from './lay-out.ts'

const { site } = sampleContent({})
const SITE_URL = 'https://speech.mingde.example'
const WORDS = { listName: '系所電子報', confirmUrl: `${SITE_URL}/newsletter/confirm/?token=abc` }

/** A colour that an element of the mail carries with it. */
function colourIn(html: string, element: RegExp, property: 'color' | 'background'): number {
  const [style = ''] = element.exec(html) ?? []
  const colour = toHex(new RegExp(`[";]${property}:(#[0-9a-f]{6})`).exec(style)?.[1])
  if (colour === null) throw new Error(`${property} is missing in ${style}`)
  return luminance(colour)
}

describe('a mail', () => {
  it('shows the sign of the department, which needs no words, and its name', () => {
    const { html } = confirmMail(WORDS, letterheadOf(site, SITE_URL))
    const [head = ''] = /<table role="presentation".*?<\/table>/.exec(html) ?? []
    expect(head).toMatch(/<img src="https:\/\/speech\.mingde\.example\/icons\/sign\.png" width="\d+" height="\d+" alt=""/)
    expect(head).toContain('明德大學 口語傳播暨社群媒體學系')
    expect(html.match(/<img /g)).toHaveLength(1)
  })

  it('shows names as they are written', () => {
    const { html } = confirmMail(WORDS, letterheadOf({ ...site, department: '<b>系' }, SITE_URL))
    expect(html).toContain('明德大學 &#60;b&#62;系')
    expect(html).not.toContain('<b>')
  })

  it('says the same as plain text, without a picture', () => {
    const { text } = confirmMail(WORDS, letterheadOf(site, SITE_URL))
    expect(text).toContain(`確認訂閱：\n${WORDS.confirmUrl}`)
    expect(text).toMatch(/\n明德大學 口語傳播暨社群媒體學系\n臺中市北區明德街 88 號\nspeech@mingde\.example\n$/)
    expect(text).not.toContain('/icons/')
  })

  const garish = readablePalette({ ...SCHEMES.pine.colours, zhu: '#ffff00', ink: '#ff00ff', paper: '#336699', bone: '#113355' })
  it.each([
    ...Object.entries(SCHEMES).map(([name, { colours }]) => ({ name, palette: readablePalette(colours) })),
    { name: 'colours that nobody could read', palette: garish },
  ])('has the accent of the look in its head and its button, and can be read: $name', ({ palette }) => {
    const { html } = confirmMail(WORDS, letterheadOf({ ...site, brand: { ...site.brand, palette } }, SITE_URL))
    expect(html).toMatch(new RegExp(`<table role="presentation"[^>]*border-bottom:4px solid ${palette.zhu}`))
    const button = /<a style="[^"]*"/
    expect(colourIn(html, button, 'background')).toBe(luminance(palette.zhu))
    expect(ratioOf(colourIn(html, button, 'color'), colourIn(html, button, 'background'))).toBeGreaterThanOrEqual(4.5)
    const sheet = /<div style="max-width[^"]*"/
    const paper = colourIn(html, sheet, 'background')
    expect(paper).toBe(luminance(palette.paper))
    expect(ratioOf(colourIn(html, sheet, 'color'), paper)).toBeGreaterThanOrEqual(7)
    const foot = /<div style="margin:32px[^"]*"/
    expect(ratioOf(colourIn(html, foot, 'color'), paper)).toBeGreaterThanOrEqual(4.5)
  })
})
