import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchCsv } from './fetch-csv.ts'
import { isPublicAddress } from './public-address.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const CSV: RequestListener = (_, response) => response.setHeader('content-type', 'text/csv').end('a,b\n1,2')

describe('a table at an address', () => {
  it('is read from a host that the operator trusts, over plain HTTP and after a redirect', async () => {
    const host = await serve((request, response) => {
      if (request.url === '/list.csv') CSV(request, response)
      else response.writeHead(302, { location: '/list.csv' }).end()
    })
    expect(await fetchCsv(`http://${host}/old`, { trustedHosts: [host] })).toEqual({
      ok: true,
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
    })
  })

  it.each<[string, RequestListener, string]>([
    ['is not there', (_, response) => response.writeHead(404).end(), '對方網站回答 404'],
    ['is a web page', (_, response) => response.setHeader('content-type', 'text/html').end('a,b\n1,2'), '網址傳回的是網頁'],
    ['is larger than it may be', (_, response) => response.end(Buffer.alloc(3 * 1024 * 1024, 'a,b\n')), '檔案太大'],
    ['is no table', (_, response) => response.end('a'), '至少要有一列欄名'],
    ['leads round in a circle', (_, response) => response.writeHead(302, { location: '/' }).end(), '轉址太多次'],
    ['leads to the inner network', (_, response) => response.writeHead(302, { location: 'https://10.0.0.1/' }).end(), '內部網路'],
    [
      'breaks off',
      (_, response) => response.writeHead(200, { 'content-length': 99 }).write('a', () => response.destroy()),
      '連不上',
    ],
  ])('that %s is refused in Chinese', async (_what, listener, reason) => {
    const host = await serve(listener)
    expect(await fetchCsv(`http://${host}/`, { trustedHosts: [host] })).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    })
  })

  it('that never comes is given up', async () => {
    const host = await serve((_, response) => response.writeHead(200).write('a,b\n'))
    const result = await fetchCsv(`http://${host}/`, { trustedHosts: [host], timeLimit: 200 })
    expect(result).toEqual({ ok: false, reason: '對方網站太久沒有回應。' })
  })

  it.each([
    ['http://example.com/a.csv', 'https://'],
    ['ftp://example.com/a.csv', 'https://'],
    ['https://user:pass@example.com/a.csv', '帳號'],
    ['https://example.com:8443/a.csv', '連接埠'],
    ['https://127.0.0.1/', '內部網路'],
    ['https://[::1]/', '內部網路'],
    ['https://[::ffff:10.0.0.1]/', '內部網路'],
    ['https://0x7f.1/', '內部網路'],
    ['https://localhost/', '內部網路'],
    ['不是網址', '這不是完整的網址'],
  ])('%s is never asked for: %s', async (address, reason) => {
    expect(await fetchCsv(address, { trustedHosts: [] })).toMatchObject({ ok: false, reason: expect.stringContaining(reason) })
  })
})

describe('an address of the public internet', () => {
  it.each(['8.8.8.8', '140.112.8.116', '2001:4860:4860::8888', '2404:6800:4008::1'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each(
    '127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ::1 :: fe80::1 fd00::1 ::ffff:8.8.8.8 64:ff9b::a00:1 2002:a00:1:: 2001:db8::1 localhost'.split(
      ' ',
    ),
  )('%s is none', (address) => expect(isPublicAddress(address)).toBe(false))
})
