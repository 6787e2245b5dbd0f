import type { SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { readRestRequest } from './rest-request.ts'

const CONFIG = { collections: [{ slug: 'users' }], globals: [], endpoints: [] } as unknown as SanitizedConfig

/** As a server hands requests on: the body is a stream, empty or not. */
function read(text: string, type?: string): Promise<Request | Response> {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: type === undefined ? {} : { 'content-type': type },
    body: new Blob([text]).stream(),
    duplex: 'half',
  }
  return readRestRequest(CONFIG, ['users', '5', 'unlock'], new Request('http://localhost/api/users/5/unlock', init))
}

describe('what is sent to the REST API', () => {
  it.each([undefined, 'application/json'])('may be nothing, as from a button, of type %s', async (type) => {
    const request = await read('', type)
    expect(request).toBeInstanceOf(Request)
    expect(await request.json()).toEqual({})
  })

  it('is an object in JSON', async () => {
    expect(await (await read('{"a":1}', 'application/json; charset=utf-8')).json()).toEqual({ a: 1 })
  })

  it.each([[undefined], ['text/plain'], ['application/x-www-form-urlencoded']])('is never words of type %s', async (type) => {
    expect(await read('{"a":1}', type)).toMatchObject({ status: 415 })
  })

  it.each([
    ['lists in lists', `{"a":${'['.repeat(301)}${']'.repeat(301)}}`],
    ['objects in objects', `${'{"a":'.repeat(301)}1${'}'.repeat(301)}`],
    ['a string that never ends', `{"a":"${'\\"'.repeat(2_000_000)}`],
  ])('is not read where it is %s without end', async (_, text) => {
    expect(await read(text, 'application/json')).toMatchObject({ status: 400 })
  })

  it('is not read where it has more lists than any document', async () => {
    const lists = (many: number) => JSON.stringify({ a: Array(10).fill(Array(many / 10).fill([])) })
    expect(await read(lists(140_000), 'application/json')).toBeInstanceOf(Request)
    expect(await read(lists(160_000), 'application/json')).toMatchObject({ status: 400 })
  })

  it('is not read to its end where it is a form with more lists than any document', async () => {
    const form = async (many: number) => {
      const sent = new FormData()
      sent.set('file', new Blob(['['.repeat(200_000)]), 'brackets.txt')
      sent.set('_payload', JSON.stringify({ a: Array(10).fill(Array(many / 10).fill([])) }))
      const { headers, body } = new Response(sent)
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
      const request = await readRestRequest(
        CONFIG,
        ['users', '5', 'unlock'],
        new Request('http://localhost/api/users/5/unlock', init),
      )
      return (request as Request).formData()
    }
    expect((await form(140_000)).get('_payload')).toMatch(/^\{"a":/)
    await expect(form(160_000)).rejects.toThrow('內容太多了，請分成幾份。')
  })

  it('may have brackets and quotes in its words', async () => {
    const words = `\\"${'['.repeat(400)}`
    expect(await (await read(JSON.stringify({ words }), 'application/json')).json()).toEqual({ words })
  })
})
