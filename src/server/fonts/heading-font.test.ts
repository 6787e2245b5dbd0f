import { describe, expect, test } from 'vitest'
import type { Answer } from '#site/answer.ts'
import { createTestApp } from '../app.fixture.ts'
import { makeAnswer } from '../cache/answers.fixture.ts'
import { addHeadingFont, HEADING_FONT_HREF } from './add-heading-font.ts'
import { createHeadingFont } from './heading-font.ts'

interface Trial {
  titles?: string[]
  firstPages?: AsyncIterable<Answer>
}

/** A heading font whose time is run by hand and whose bytes are its characters. */
function createTrial({ titles = ['校園新聞'], firstPages = pagesOf() }: Trial = {}) {
  const planned: { ms: number; run: () => Promise<void> }[] = []
  const logged: string[] = []
  const state = { titles, made: 0, failure: null as Error | null }
  const font = createHeadingFont({
    readTexts: async () => state.titles,
    firstPages,
    async subset(text, signal) {
      signal.throwIfAborted()
      if (state.failure) throw state.failure
      state.made++
      return Buffer.from(text)
    },
    log: { info: () => {}, warn: (_, message) => void logged.push(message) },
    after(ms, run) {
      const plan = { ms, run }
      planned.push(plan)
      return () => void planned.splice(planned.indexOf(plan), 1)
    },
  })
  return {
    font,
    state,
    planned,
    logged,
    textNow: async () => (await font.current())?.bytes.toString() ?? null,
    runPlanned: async () => planned.shift()?.run(),
  }
}

type Rest = Partial<Pick<Answer, 'status' | 'caching' | 'headers'>>

const page = (body: string, rest: Rest = {}) =>
  makeAnswer({ headers: { 'content-type': 'text/html; charset=utf-8' }, body, ...rest })

async function* pagesOf(...pages: Answer[]): AsyncGenerator<Answer> {
  yield* pages
}

async function* pagesThatBreak(): AsyncGenerator<Answer> {
  yield page('<h1>先聽</h1>')
  throw new Error('a page that cannot be rendered')
}

describe('the heading font', () => {
  test('has the characters of titles and of the first pages from the start', async () => {
    const { font, textNow } = createTrial({ firstPages: pagesOf(page('<h1>先聽</h1>')) })
    expect(await textNow()).toBeNull()
    font.start()
    expect(await textNow()).toMatch(/校園新聞先聽$/u)
  })

  test('gets the characters of a new title some time after the content changed, once for many changes', async () => {
    const { font, state, planned, runPlanned, textNow } = createTrial()
    font.start()
    expect(await textNow()).not.toContain('辯')
    state.titles = ['辯論比賽', ...state.titles]
    for (let change = 0; change < 5; change++) font.refresh()
    expect(planned.map(({ ms }) => ms)).toEqual([30_000])
    expect(await textNow()).not.toContain('辯')
    await runPlanned()
    expect(await textNow()).toContain('辯論比賽')
    expect(state.made).toBe(2)
  })

  test('gets the characters of headings that are rendered later', async () => {
    const { font, planned, runPlanned, textNow } = createTrial()
    font.start()
    await textNow()
    font.observe(page('<h2>麥克風</h2>'))
    font.observe(page('<h2>麥克風</h2>'))
    expect(planned).toHaveLength(1)
    await runPlanned()
    expect(await textNow()).toContain('麥克風')
    font.observe(page('<h2>麥克風</h2>'))
    expect(planned).toHaveLength(0)
  })

  test('is not made again for fewer characters', async () => {
    const { font, state, runPlanned, textNow } = createTrial()
    font.start()
    const before = await textNow()
    state.titles = ['校園']
    font.refresh()
    await runPlanned()
    expect(await textNow()).toBe(before)
    expect(state.made).toBe(1)
  })

  test.each<[string, Rest]>([
    ['somebody’s own search', { caching: 'none' }],
    ['an address that does not exist', { status: 404 }],
    ['a feed', { headers: { 'content-type': 'application/rss+xml' } }],
  ])('takes nothing from %s', (_, rest) => {
    const { font, planned } = createTrial()
    font.observe(page('<h1>鼕鼕</h1>', rest))
    expect(planned).toEqual([])
  })

  test('that cannot be made is told once, tried again, and kept as it was meanwhile', async () => {
    const { font, state, logged, runPlanned, textNow } = createTrial({ titles: ['校園'] })
    state.failure = new Error('no memory')
    font.start()
    expect(await textNow()).toBeNull()
    await runPlanned()
    expect(logged).toEqual(['the heading font cannot be made; trying again'])
    state.failure = null
    await runPlanned()
    expect(await textNow()).toContain('校園')
  })

  test('starts with what it has when a page cannot be rendered', async () => {
    const { font, logged, textNow } = createTrial({ firstPages: pagesThatBreak() })
    font.start()
    expect(await textNow()).toMatch(/校園新聞先聽$/u)
    expect(logged).toEqual(['the heading font starts without the headings of some pages'])
  })

  test('does nothing more once it is stopped', async () => {
    const { font, planned, logged, textNow } = createTrial()
    font.start()
    await textNow()
    font.refresh()
    await font.stop()
    font.refresh()
    expect([planned, logged]).toEqual([[], []])
  })
})

describe(HEADING_FONT_HREF, () => {
  async function createFontApp(trial = createTrial()) {
    const { app, log } = await createTestApp()
    addHeadingFont(app, trial.font)
    trial.font.start()
    return { app, log, ...trial }
  }

  test('is sent from memory, to be kept for a while', async () => {
    const { app } = await createFontApp()
    const answer = await app.inject(HEADING_FONT_HREF)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('校園新聞')
    expect(answer.headers).toMatchObject({
      'content-type': 'font/woff2',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=600, stale-while-revalidate=604800',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    })
    const head = await app.inject({ method: 'HEAD', url: HEADING_FONT_HREF })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', answer.headers['content-length']])
  })

  test('is not sent again to those who have it, and is after a change', async () => {
    const { app, font, state, runPlanned } = await createFontApp()
    const { etag } = (await app.inject(HEADING_FONT_HREF)).headers
    const again = () => app.inject({ url: HEADING_FONT_HREF, headers: { 'if-none-match': `"other", W/${etag}` } })
    const unchanged = await again()
    expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', etag])
    state.titles = ['辯論']
    font.refresh()
    await runPlanned()
    expect((await again()).statusCode).toBe(200)
  })

  test('is not there when it cannot be made, and that is not kept', async () => {
    const trial = createTrial()
    trial.state.failure = new Error('no memory')
    const { app } = await createFontApp(trial)
    const answer = await app.inject(HEADING_FONT_HREF)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})
