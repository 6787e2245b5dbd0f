import { expect, it } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

// Each thread loads its program anew, which a busy machine takes a while for.

const LIMITS = { ms: 30_000, memoryMb: 128 }
const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
const TOO_COMPLEX = { ok: false, reason: expect.stringContaining('太複雜') }
/** As large as may be, with as many elements as fit. */
const heavy = Buffer.from(`<svg>${'<g/>'.repeat(500_000)}</svg>`)

it('a drawing is cleaned', async () => {
  const cleaned = await cleanSvg(Buffer.from('<svg viewBox="0 0 8 8"><script>alert(1)</script><path d="M0 0"/></svg>'), LIMITS)
  expect(cleaned.ok && cleaned.bytes.toString()).toBe(`${OPEN}<path d="M0 0"></path></svg>`)
})

it.each([
  ['what is no drawing', Buffer.from('<html/>')],
  ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', async (_, bytes) => {
  expect(await cleanSvg(bytes, LIMITS)).toEqual({ ok: false, reason: expect.stringContaining('無法讀取') })
})

it.each(['', 'width="100%" height="100%"', 'viewBox="" width="8"'])(
  'a drawing that does not say how large it is is refused: %s',
  async (attributes) => {
    const reason = expect.stringContaining('沒有寫圖的大小')
    expect(await cleanSvg(Buffer.from(`<svg ${attributes}><path d="M0 0"/></svg>`), LIMITS)).toEqual({ ok: false, reason })
  },
)

it('a drawing that takes too long is given up, which only another thread allows', async () => {
  expect(await cleanSvg(heavy, { ...LIMITS, ms: 1 })).toEqual(TOO_COMPLEX)
})

it('a drawing that takes too much memory is given up, and the program goes on', async () => {
  expect(await cleanSvg(heavy, { ...LIMITS, memoryMb: 12 })).toEqual(TOO_COMPLEX)
})

it('a small drawing that becomes a huge one is refused', async () => {
  const levels = Array.from({ length: 14 }, (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`)
  const bomb = Buffer.from(`<svg viewBox="0 0 8 8"><path id="l0" d="M0 0"/>${levels.join('')}</svg>`)
  expect(await cleanSvg(bomb, LIMITS)).toEqual(TOO_COMPLEX)
})

it('several are cleaned at once', async () => {
  const all = await Promise.all(
    ['a', 'b', 'c'].map((id) => cleanSvg(Buffer.from(`<svg id="${id}" width="8" height="8px"/>`), LIMITS)),
  )
  expect(all.map((cleaned) => cleaned.ok && /id="(.)"/.exec(cleaned.bytes.toString())?.[1])).toEqual(['a', 'b', 'c'])
})
