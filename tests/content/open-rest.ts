import { resolve } from 'node:path'
import { getPayload, handleEndpoints } from 'payload'
import { createConfig } from '#content/config.ts'
import type { Content } from './open-content.ts'
import { PASSWORD, type Person } from './people.ts'

const ROOT = resolve(import.meta.dirname, '../..')

export interface Rest {
  /** Sends a request to Payload's REST API as this person's browser does. */
  ask(person: Person, path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

/** The admin's REST API over the content, without a port. */
export async function openRest(content: Content): Promise<Rest> {
  const { env } = content
  const key = env.dataDir
  const config = await createConfig({ env, program: 'admin', root: ROOT })
  Object.assign(config, { logger: { options: { level: 'fatal' }, destination: process.stderr } })
  const payload = await getPayload({ config, key, disableOnInit: true })
  const cookies = new Map<Person, string>()

  async function cookieOf(person: Person): Promise<string> {
    if (person === 'anonymous') return ''
    const known = cookies.get(person)
    if (known !== undefined) return known
    const data = { email: `${person}@example.edu.tw`, password: PASSWORD }
    const { token } = await content.payload.login({ collection: 'users', data })
    const cookie = `payload-token=${token}`
    cookies.set(person, cookie)
    return cookie
  }

  return {
    async ask(person, path, init = {}) {
      const headers = new Headers(init.headers)
      headers.set('origin', env.admin.url)
      headers.set('cookie', await cookieOf(person))
      const request = new Request(new URL(path, env.admin.url), { ...init, headers })
      return handleEndpoints({ config, payloadInstanceCacheKey: key, request })
    },
    close: () => payload.destroy(),
  }
}
