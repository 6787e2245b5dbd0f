import { expect, it, vi } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

// Each thread loads its program anew, which a busy machine takes a while for.
vi.setConfig({ testTimeout: 60_000 })

const LIMITS = { ms: 30_000, memoryMb: 128 }
const OPEN = '<svg xmlns="http://www.w3.org/2000/svg">'
const TOO_COMPLEX = { ok: false, reason: expect.stringContaining('太複雜') }
/** As large as may be, with as many elements as fit. */
const heavy = Buffer.from(`<svg>${'<g/>'.repeat(500_000)}</svg>`)

it('a drawing is cleaned', async () => {
  const cleaned = await cleanSvg(Buffer.from('<svg><script>alert(1)</script><path d="M0 0"/></svg>'), LIMITS)
  expect(cleaned.ok && cleaned.bytes.toString()).toBe(`${OPEN}<path d="M0 0"></path></svg>`)
})

it.each([
  ['what is no drawing', Buffer.from('<html/>')],
  ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', async (_, bytes) => {
  expect(await cleanSvg(bytes, LIMITS)).toEqual({ ok: false, reason: expect.stringContaining('無法讀取') })
})

it('a drawing that takes too long is given up, which only another thread allows', async () => {
  expect(await cleanSvg(heavy, { ...LIMITS, ms: 1 })).toEqual(TOO_COMPLEX)
})

it('a drawing that takes too much memory is given up, and the program goes on', async () => {
  expect(await cleanSvg(heavy, { ...LIMITS, memoryMb: 12 })).toEqual(TOO_COMPLEX)
})

it('several are cleaned at once', async () => {
  const all = await Promise.all(['a', 'b', 'c'].map((id) => cleanSvg(Buffer.from(`<svg id="${id}"/>`), LIMITS)))
  expect(all.map((cleaned) => cleaned.ok && /id="(.)"/.exec(cleaned.bytes.toString())?.[1])).toEqual(['a', 'b', 'c'])
})
