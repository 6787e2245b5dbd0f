import type { Content } from './open-content.ts'
import { PASSWORD, type Person } from './people.ts'
import { signInAs } from './rest-people.ts'

export interface Rest {
  /** Sends a request to the admin's REST API as this person's browser does. */
  ask(person: Person, path: string, init?: RequestInit): Promise<Response>
  /** The same with JSON; `path` follows `/api/`. */
  call(person: Person, path: string, sent?: Sent): Promise<{ status: number; text: string }>
}

export interface Sent {
  method?: string
  body?: string
  headers?: Record<string, string>
}

/** The admin's REST API over the content, with a session for each person who asks. */
export function openRest({ env, rest }: Content): Rest {
  const cookies = new Map<Person, string>()

  async function cookieOf(person: Person): Promise<string> {
    if (person === 'anonymous') return ''
    const known = cookies.get(person)
    if (known !== undefined) return known
    const cookie = await signInAs({ rest }, `${person}@example.edu.tw`, PASSWORD)
    cookies.set(person, cookie)
    return cookie
  }

  async function ask(person: Person, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('origin', env.admin.url)
    headers.set('cookie', await cookieOf(person))
    return rest(path.replace(/^\/api/, ''), { ...init, headers })
  }

  return {
    ask,
    async call(person, path, { method = 'GET', body, headers = {} } = {}) {
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
      const init = { method, headers: { ...type, ...headers }, ...(body !== undefined && { body }) }
      const response = await ask(person, `/${path}`, init)
      return { status: response.status, text: await response.text() }
    },
  }
}
