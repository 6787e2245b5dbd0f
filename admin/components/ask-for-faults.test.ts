import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { askForFaults } from './ask-for-faults.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function ask(listener: RequestListener, signal = new AbortController().signal) {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return askForFaults(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { layout: [] }, signal)
}

describe('a check of the form', () => {
  it('lists what the answer names', async () => {
    const faults = [{ grade: 'error', message: '有一個連結沒有文字。', where: '內文', path: 'body' }]
    expect(await ask((_, response) => response.end(JSON.stringify({ faults })))).toEqual(faults)
  })

  it.each<[string, RequestListener]>([
    ['is refused', (_, response) => response.writeHead(403).end('{"message":"請先登入。"}')],
    ['is answered with a web page', (_, response) => response.end('<!doctype html><title>502</title>')],
    ['is answered with something else', (_, response) => response.end('{}')],
    ['breaks off', (_, response) => response.writeHead(200, { 'content-length': 99 }).write('{', () => response.destroy())],
  ])('that %s says nothing', async (_what, listener) => {
    expect(await ask(listener)).toBeNull()
  })

  it('that is given up while its answer arrives says nothing', async () => {
    const stop = new AbortController()
    const answer = ask((_, response) => response.writeHead(200).write('{', () => stop.abort()), stop.signal)
    expect(await answer).toBeNull()
  })
})
