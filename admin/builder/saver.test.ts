import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { BASE_HEADER } from '#builder/saving.ts'
import { countIds, sample, widgets } from '../../src/builder/sample.fixture.ts'
import { EditorStore } from './editor-store.ts'
import { KeptChangesBox } from './kept-changes.ts'
import { Saver } from './saver.ts'

/** The document's REST address: refuses what was made from anything but the newest draft, and answers when it is let. */
const admin = {
  updatedAt: '1',
  stored: '',
  layout: [] as unknown,
  isAway: false,
  asked: [] as (string | undefined)[],
  held: [] as (() => void)[],
  async answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    if (request.method === 'GET') {
      response.end(JSON.stringify({ updatedAt: this.updatedAt, layout: this.layout }))
      return
    }
    this.asked.push(request.url)
    await new Promise<void>((resolve) => this.held.push(resolve))
    const isStale = request.headers[BASE_HEADER] !== this.updatedAt
    if (!isStale && !this.isAway) {
      this.updatedAt = String(Number(this.updatedAt) + 1)
      this.stored = body
      this.layout = JSON.parse(body).layout
    }
    response.writeHead(this.isAway ? 503 : isStale ? 409 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ doc: { updatedAt: this.updatedAt, layout: this.layout } }))
  },
}
const server = createServer((request, response) => void admin.answer(request, response))
let address: string

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/pages/7`
})
beforeEach(() => Object.assign(admin, { updatedAt: '1', stored: '', layout: sample, isAway: false, asked: [], held: [] }))
afterAll(() => server.close())

function open() {
  const store = new EditorStore(sample, widgets, countIds(), () => 0)
  const box = new KeptChangesBox('1 pages 7', widgets, null)
  return { store, saver: new Saver({ address, base: { updatedAt: '1', layout: sample }, box, read: () => store.read().editing }) }
}

async function letNextThrough() {
  await expect.poll(() => admin.held.length).toBeGreaterThan(0)
  admin.held.shift()?.()
}

it('sends one request at a time, however many wait for the one that is under way', async () => {
  const { store, saver } = open()
  store.set('title', 'text', '第一次', false)
  const all = [saver.flush()]
  await expect.poll(() => admin.held.length).toBe(1)
  store.set('title', 'text', '第二次', false)
  all.push(saver.flush(), saver.flush(), saver.publish())

  // The first draft, the second, and its publication.
  await letNextThrough()
  await letNextThrough()
  await letNextThrough()

  expect(await Promise.all(all)).toEqual([true, true, true, true])
  expect(admin.held).toEqual([])
  expect(JSON.parse(admin.stored)).toMatchObject({ _status: 'published' })
  expect(admin.stored).toContain('第二次')
  expect(saver.state()).toEqual({ kind: 'published' })
})

it('sends nothing more once somebody else has stored another layout', async () => {
  const { store, saver } = open()
  Object.assign(admin, { updatedAt: '2', layout: [] })
  store.set('title', 'text', '第一次', false)
  const all = [saver.flush(), saver.flush(), saver.publish()]
  await letNextThrough()

  expect(await Promise.all(all)).toEqual([false, false, false])
  expect(admin.held).toEqual([])
  expect(saver.state()).toEqual({ kind: 'stale' })
  expect(saver.isUnsaved()).toBe(true)
})

it('goes on where only a title was stored meanwhile, and publishes none that nobody has seen here', async () => {
  const { store, saver } = open()
  admin.updatedAt = '2'
  store.set('title', 'text', '第一次', false)
  const drafted = saver.flush()
  await letNextThrough()
  await letNextThrough()
  expect(await drafted).toBe(true)
  expect(admin.stored).toContain('第一次')

  admin.updatedAt = '9'
  const published = saver.publish()
  await letNextThrough()
  expect(await published).toBe(false)
  expect(saver.state()).toEqual({ kind: 'stale' })
})

it('leaves the draft of now in the history where it is told to, though the admin is away at first', async () => {
  const { store, saver } = open()
  const flush = async (words: string) => {
    store.set('title', 'text', words, false)
    const done = saver.flush()
    await letNextThrough()
    return done
  }
  await flush('一')
  saver.leaveLast()
  admin.isAway = true
  expect(await flush('二')).toBe(false)
  admin.isAway = false
  await flush('三')
  await flush('四')
  expect(admin.asked.map((url) => url?.includes('autosave'))).toEqual([true, false, false, true])
  saver.stop()
})

it('stores what is typed without a pause, and does not wait for its end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { store, saver } = open()
  for (const words of ['一', '一二', '一二三', '一二三四', '一二三四五']) {
    store.set('title', 'text', words, false)
    saver.changed()
    vi.advanceTimersByTime(400)
  }
  // Nothing that still rests begins any more.
  vi.useRealTimers()
  await letNextThrough()

  await expect.poll(() => admin.stored).toContain('一二三四')
  saver.stop()
})
