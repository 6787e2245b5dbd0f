import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { PREVIEW_RENDER_HREF, PREVIEW_TOKEN_HEADER, previewHref } from '#addresses/preview.ts'
import type { SiteResponse } from '#site/response.ts'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { createTestApp } from './app.fixture.ts'
import { makeResponse } from './cache/responses.fixture.ts'
import { listen } from './listening.fixture.ts'
import { makePreview } from './preview.fixture.ts'

const FORM = '{"data":{}}'

/** Renders are under way until they are let go. A token is a person and a document: `1.a`. */
async function openPreviews() {
  const underWay: { token: string; finish(): void }[] = []
  const render = (token: string) =>
    new Promise<SiteResponse>((resolve) => underWay.push({ token, finish: () => resolve(makeResponse({ caching: 'none' })) }))
  const { app } = await createTestApp({
    preview: makePreview({
      storedResponse: ({ url }) => render(url.searchParams.get('token') ?? ''),
      renderUnsaved: render,
      renderBlock: render,
    }),
  })
  const send = (token: string, payload = FORM) => {
    const headers = { [PREVIEW_TOKEN_HEADER]: token, 'content-type': 'application/json' }
    return app.inject({ method: 'POST', url: PREVIEW_RENDER_HREF, headers, payload })
  }
  const ask = async (token: string) => (await send(token)).statusCode
  const open = async (token: string) => (await app.inject(previewHref(token))).statusCode
  /** So many of one person at once: some are refused, and by then all others were let in. */
  const askForMany = async (person: number, many: number) => {
    const asked = Array.from({ length: many }, (_, document) => ask(`${person}.${document}`))
    await Promise.any(asked.map(async (status) => expect(await status).toBe(429)))
    return asked
  }
  const isUnderWay = () => eventually(() => expect(underWay).toHaveLength(1))
  const finishNext = async () => {
    await isUnderWay()
    const next = underWay.shift()
    next?.finish()
    return next?.token
  }
  return { app, send, ask, open, askForMany, underWay, isUnderWay, finishNext }
}

/** What a person sends, over a line that can be cut. */
function sendRaw(port: number, body: string) {
  const socket = connect(port, '127.0.0.1')
  const seen = { text: '', hangUp: () => void socket.destroy() }
  onTestFinished(seen.hangUp)
  socket.setEncoding('utf8').on('data', (chunk) => {
    seen.text += chunk
  })
  const head = `POST ${PREVIEW_RENDER_HREF} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${FORM.length}`
  socket.write(`${head}\r\n${PREVIEW_TOKEN_HEADER}: 1.a\r\n\r\n${body}`)
  return seen
}

/** Six are let in, and the seventh is refused: by then the others are there. */
async function sendSeven(port: number, body: string) {
  const sent = Array.from({ length: 7 }, () => sendRaw(port, body))
  await eventually(() => expect(sent.filter(({ text }) => text.startsWith('HTTP/1.1 429 '))).toHaveLength(1))
  return () => {
    for (const { hangUp } of sent) hangUp()
  }
}

it('renders drafts one at a time, each person in turn, whichever documents they are', async () => {
  const { ask, finishNext } = await openPreviews()
  const answers = ['1.a', '1.b', '1.c', '2.a'].map(ask)
  const order = []
  for (const _ of answers) order.push(await finishNext())
  expect(order).toEqual(['1.a', '2.a', '1.b', '1.c'])
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200])
})

it('does not read what is more than any document, so that nobody waits for it', async () => {
  const { send } = await openPreviews()
  // Whoever read it would find that it does not end.
  const { statusCode, headers } = await send('1.a', `{"data":{"x":[${'[],'.repeat(150_001)}`)
  expect([statusCode, headers['cache-control']]).toEqual([413, expect.stringContaining('no-store')])
  expect((await send('1.a', '{"data":{')).statusCode).toBe(400)
})

it('renders drafts that are opened in the same turns, beside the pages of visitors', async () => {
  const { app, ask, open, underWay, isUnderWay, finishNext } = await openPreviews()
  const edited = ask('1.a')
  await isUnderWay()
  const opened = open('2.a')
  const strangers = open('nobody')
  await eventually(() => expect(underWay.map(({ token }) => token)).toEqual(['1.a', 'nobody']))
  expect((await app.inject('/any/')).statusCode).toBe(200)
  underWay.pop()?.finish()
  expect([await strangers, await finishNext(), await finishNext()]).toEqual([200, '1.a', '2.a'])
  expect([await edited, await opened]).toEqual([200, 200])
})

it('refuses whoever has six requests under way before it reads the next, and nobody else', async () => {
  const { send, ask, open, askForMany, finishNext } = await openPreviews()
  const greedy = await askForMany(1, 8)
  const unread = await send('1.a', '{"no JSON": ')
  expect([unread.statusCode, unread.headers.connection]).toEqual([429, 'close'])
  expect(Number(unread.headers['retry-after'])).toBeGreaterThan(0)
  expect(await open('1.a')).toBe(429)
  const other = ask('2.a')
  for (let left = 7; left > 0; left -= 1) await finishNext()
  expect(await other).toBe(200)
  expect((await Promise.all(greedy)).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  const next = ask('1.a')
  await finishNext()
  expect(await next).toBe(200)
})

it('counts what is still arriving, until its sender hangs up', async () => {
  const { app, send, ask, finishNext } = await openPreviews()
  const hangUp = await sendSeven(await listen(app), FORM.slice(0, 5))
  expect((await send('1.a', '{"no JSON": ')).statusCode).toBe(429)
  hangUp()
  const next = eventually(async () => expect(await ask('1.a')).toBe(200))
  await finishNext()
  await next
})

it('counts what is rendered for somebody who has hung up, and renders nothing more for them', async () => {
  const { app, ask, underWay, finishNext } = await openPreviews()
  const gone: Promise<unknown>[] = []
  app.server.on('connection', (socket) => gone.push(once(socket, 'close')))
  const hangUp = await sendSeven(await listen(app), FORM)
  hangUp()
  await Promise.all(gone)
  expect(await ask('1.a')).toBe(429)
  expect(await finishNext()).toBe('1.a')
  const next = eventually(async () => expect(await ask('1.b')).toBe(200))
  expect(await finishNext()).toBe('1.b')
  await next
  expect(underWay).toEqual([])
})

it('lets 32 wait: the person with the most gives way to the next, as long as somebody has more', async () => {
  const { ask, isUnderWay, finishNext } = await openPreviews()
  const asked = [ask('0.a')]
  await isUnderWay()
  const waiting = Array.from({ length: 8 }, (_, person) =>
    ['a', 'b', 'c', 'd'].map((document) => ask(`${person + 1}.${document}`)),
  )
  const ninth = ['a', 'b', 'c', 'd'].map((document) => ask(`9.${document}`))
  asked.push(...waiting.flat(), ...ninth)
  const answered: number[] = []
  for (const status of asked) void status.then((code) => answered.push(code))
  await eventually(() => expect(answered).toEqual([429, 429, 429, 429]))
  for (let left = 33; left > 0; left -= 1) await finishNext()
  const statuses = await Promise.all(asked)
  expect(statuses.filter((status) => status === 200)).toHaveLength(33)
  expect((await Promise.all(ninth)).slice(0, 3)).toEqual([200, 200, 200])
})
