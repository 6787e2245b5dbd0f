import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWhole } from '../../../tests/whole.ts'
import { losesMuch, losesUnkept, losingFields } from './text-loss.ts'

/** Words of which no two are alike, as those of a text. */
const words = (from: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, at) => 0x4e00 + ((from + at) % 20_000)))
const richText = (...paragraphs: string[]) => ({
  root: {
    type: 'root',
    version: 1,
    children: paragraphs.map((text) => ({ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] })),
  },
})
const textWidget = (id: string, text: string) => ({ id, blockType: 'text', body: richText(text) })

it.each([
  ['half of a text of 200 characters', words(0, 200), words(0, 100), true],
  ['less than half of it', words(0, 200), words(0, 101), false],
  ['all of it', words(0, 200), '', true],
  ['all of a shorter text', words(0, 199), '', false],
  ['another text in its place', words(0, 200), words(9_000, 300), true],
  ['500 characters out of the middle of a long text', words(0, 5_000), words(0, 2_000) + words(2_500, 2_500), true],
  ['fewer out of a long text', words(0, 5_000), words(0, 2_000) + words(2_490, 2_510), false],
  ['a few words at each end', words(0, 5_000), `前${words(10, 4_980)}後`, false],
  ['its halves in another order', words(0, 400), words(200, 200) + words(0, 200), false],
])('%s', (_, before, after, expected) => {
  expect(losesMuch({ lead: before }, { lead: after })).toBe(expected)
  expect(losesMuch({ body: richText(before) }, { body: richText(after) })).toBe(expected)
  expect(losesMuch({ layout: [textWidget('a', before)] }, { layout: [textWidget('a', after)] })).toBe(expected)
})

it('takes the paragraphs of a formatted text together, as whatever they stand there', () => {
  const [one, two] = [words(0, 150), words(1_000, 150)]
  const list = { type: 'list', version: 1, children: [{ type: 'listitem', version: 1, children: [{ type: 'text', text: two }] }] }
  const { root } = richText(one)
  expect(losesMuch({ body: richText(one, two) }, { body: { root: { ...root, children: [...root.children, list] } } })).toBe(false)
  expect(losesMuch({ body: richText(one, two) }, { body: richText(one) })).toBe(true)
})

it('takes what is lost in many short texts together', () => {
  const layout = (length: number) => Array.from({ length: 10 }, (_, at) => textWidget(`w${at}`, words(at * 100, length)))
  expect(losesMuch({ layout: layout(60) }, { layout: layout(10) })).toBe(true)
  expect(losesMuch({ layout: layout(60) }, { layout: layout(20) })).toBe(false)
})

it('says nothing of fields that are not saved', () => {
  expect(losesMuch({ lead: words(0, 300) }, { title: '關於', lead: undefined })).toBe(false)
  expect(losingFields({ lead: words(0, 300), title: '關於我' }, { title: '關於' })).toEqual([])
})

describe('of what was written since the last version that is kept', () => {
  const kept = { lead: words(0, 300), title: '關於' }
  const written = { lead: words(0, 700), title: '關於' }

  it('loses something as soon as anything of it goes', () => {
    expect(losingFields(written, { lead: words(0, 690) })).toEqual(['lead'])
    expect(losesUnkept(written, { lead: words(0, 690) }, kept)).toBe(true)
    expect(losesUnkept(written, { lead: words(0, 690) }, {})).toBe(true)
  })

  it('loses nothing while there is more of it, or where it was little', () => {
    expect(losingFields(written, { lead: words(0, 710) })).toEqual([])
    expect(losesUnkept(written, { lead: words(0, 690) }, { lead: words(0, 500) })).toBe(false)
    expect(losesUnkept(written, { lead: words(0, 700), title: '關' }, kept)).toBe(false)
  })
})

it('always keeps a version that holds most of whatever was ever saved, however it is written and taken away again', () => {
  const phase = fc.record({
    at: fc.nat({ max: 900 }),
    steps: fc.nat({ max: 40 }),
    removed: fc.nat({ max: 40 }),
    added: fc.nat({ max: 40 }),
  })
  fc.assert(
    fc.property(fc.array(phase, { maxLength: 12 }), (phases) => {
      let used = 0
      let newest = ''
      const kept: string[] = ['']
      const saved = new Set<string>()
      const edits = phases.flatMap(({ steps, ...edit }) => Array.from({ length: steps }, () => edit))
      for (const { at, removed, added } of edits) {
        const start = Math.min(at, newest.length)
        const next = newest.slice(0, start) + words(used, added) + newest.slice(start + removed)
        used += added
        const [before, after, last] = [{ lead: newest }, { lead: next }, { lead: kept.at(-1) }]
        if (losesMuch(before, after) || losesUnkept(before, after, last)) kept.push(newest)
        saved.add(newest)
        newest = next
      }
      const lost = (text: string, version: string) => [...text].filter((letter) => !version.includes(letter)).length
      for (const text of [...saved].filter(({ length }) => length >= 600)) {
        expect(Math.min(...[...kept, newest].map((version) => lost(text, version)))).toBeLessThan(500)
      }
    }),
    { numRuns: isWhole ? 100 : 20 },
  )
})
