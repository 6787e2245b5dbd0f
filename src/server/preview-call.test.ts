import rateLimit from '@fastify/rate-limit'
import { fastify } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { PREVIEW_RENDER_HREF, PREVIEW_TOKEN_HEADER } from '#addresses/preview.ts'
import type { SiteResponse } from '#site/response.ts'
import { eventually } from '../../tests/fixtures/eventually.ts'
import { addPreviewCall } from './preview-call.ts'

const RENDERED: SiteResponse = {
  status: 200,
  headers: {},
  body: '草稿',
  tags: new Set(),
  caching: 'none',
  expiresAt: null,
}

/** Renders are under way until they are let go. A token is a person and a document: `1.a`. */
async function openPreviews() {
  const underWay: { token: string; finish(): void }[] = []
  const render = (token: string) =>
    new Promise<SiteResponse>((resolve) => underWay.push({ token, finish: () => resolve(RENDERED) }))
  const app = fastify()
  await app.register(rateLimit, { global: false })
  addPreviewCall(app, {
    personOf: (token) => Number.parseInt(token, 10),
    storedResponse: async () => RENDERED,
    renderUnsaved: render,
    renderBlock: render,
  })
  onTestFinished(() => app.close())
  const ask = async (token: string) => {
    const headers = { [PREVIEW_TOKEN_HEADER]: token }
    return (await app.inject({ method: 'POST', url: PREVIEW_RENDER_HREF, headers, payload: { data: {} } })).statusCode
  }
  const isUnderWay = () => eventually(() => expect(underWay).toHaveLength(1))
  const finishNext = async () => {
    await isUnderWay()
    const next = underWay.shift()
    next?.finish()
    return next?.token
  }
  return { ask, isUnderWay, finishNext }
}

it('renders drafts one at a time, each person in turn, whichever documents they are', async () => {
  const { ask, finishNext } = await openPreviews()
  const answers = ['1.a', '1.b', '1.c', '2.a'].map(ask)
  const order = []
  for (const _ of answers) order.push(await finishNext())
  expect(order).toEqual(['1.a', '2.a', '1.b', '1.c'])
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200])
})

it('refuses whoever asks for much more before the answers have come, and nobody else', async () => {
  const { ask, isUnderWay, finishNext } = await openPreviews()
  const first = ask('1.a')
  await isUnderWay()
  const greedy = Array.from({ length: 7 }, (_, document) => ask(`1.${document}`))
  expect(await Promise.any(greedy)).toBe(429)
  const other = ask('2.a')
  for (let left = 6; left > 0; left -= 1) await finishNext()
  expect([await first, await other]).toEqual([200, 200])
  expect((await Promise.all(greedy)).toSorted()).toEqual([200, 200, 200, 200, 429, 429, 429])
})
