import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { lookAtMail, lookAtPrograms } from './look-at-services.ts'

/** Answers every request with this status. */
async function listen(status: number): Promise<number> {
  const server = createServer((_, response) => response.writeHead(status).end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test('a program that answers is well, one that is not ready is bad, one that is not there may run elsewhere', async () => {
  const listener = (port: number) => ({ host: '127.0.0.1', port, url: '' })
  const ready = listener(await listen(200))
  const states = async (site: typeof ready) => (await lookAtPrograms({ site, admin: ready })).map(({ state }) => state)
  expect(await states(ready)).toEqual(['good', 'good'])
  expect(await states(listener(await listen(503)))).toEqual(['bad', 'good'])
  expect(await states(listener(await closedPort()))).toEqual(['weak', 'good'])
})

test('a mail server that takes connections is well, and a password never shows', async () => {
  const from = '系辦 <office@example.edu.tw>'
  const open = await listen(200)
  expect(await lookAtMail({ url: `smtp://user:hidden@127.0.0.1:${open}`, from })).toMatchObject({ state: 'good' })
  const away = await lookAtMail({ url: `smtp://user:hidden@127.0.0.1:${await closedPort()}`, from })
  expect(away).toMatchObject({ state: 'bad', says: expect.stringContaining('ECONNREFUSED') })
  expect(JSON.stringify(away)).not.toContain('hidden')
  expect(await lookAtMail({ url: null, from })).toMatchObject({ state: 'weak', cure: expect.stringContaining('SMTP_URL') })
})
