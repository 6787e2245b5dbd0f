import { afterAll, beforeAll, expect } from 'vitest'
import { type DatabaseKind, OPEN_LIMIT_MS } from '../cms/open-content.ts'
import { openRestSite, type RestSite } from './open-rest-site.ts'
import { createDepartment, type Department } from './sample-department.ts'

export const API = '/wp-json/wp/v2'
export const JSON_TYPE = 'application/json; charset=UTF-8'

export interface Shown {
  id: number
  [field: string]: unknown
}

/** The site with its sample department for the tests of a file, and the ways to ask its WordPress API. */
export function useWordPress(kind: DatabaseKind) {
  // Filled before the first test.
  const open = {} as { site: RestSite; department: Department }
  beforeAll(async () => {
    open.site = await openRestSite(kind)
    open.department = await createDepartment(open.site.content)
  }, OPEN_LIMIT_MS)
  afterAll(() => open.site?.close())

  const ask = (address: string) => open.site.app.inject({ url: encodeURI(`${API}/${address}`) })
  const item = async (address: string): Promise<Shown> => {
    const answer = await ask(address)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, JSON_TYPE])
    return answer.json()
  }
  const list = async (address: string): Promise<Shown[]> => Object.values(await item(address)) as Shown[]
  /** The n-th post's id. */
  const post = (n: number) => open.department.posts[n - 1] ?? 0
  return {
    open,
    ask,
    item,
    list,
    post,
    newest: (...numbers: number[]) => numbers.map(post),
    idsIn: async (address: string) => (await list(address)).map(({ id }) => id),
    async expectProblem(address: string, status: number, code: string) {
      const answer = await ask(address)
      expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/[。：]/), data: { status } })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, JSON_TYPE])
      return answer.json()
    },
  }
}
