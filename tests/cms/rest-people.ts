import { CLIENT_HEADER } from '#cms/access/client-address.ts'
import type { Content } from './open-content.ts'

/** Sends JSON as a browser at this address does, with the cookie of a session if there is one. */
export async function send(
  { rest }: Pick<Content, 'rest'>,
  path: string,
  {
    body,
    cookie = '',
    client = '192.0.2.1',
    method = 'POST',
  }: { body?: object; cookie?: string; client?: string; method?: string },
) {
  const headers = { 'Content-Type': 'application/json', [CLIENT_HEADER]: client, cookie, 'sec-fetch-site': 'same-origin' }
  const response = await rest(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  const answer: Answer = await response.json()
  return { status: response.status, headers: response.headers, answer, refusals: refusalsOf(answer) }
}

interface Answer {
  message?: string
  user?: { id?: number; email?: string; role?: string; name?: string } | null
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
  [field: string]: unknown
}

/** What is wrong, by field; words that belong to no field stand under ''. */
function refusalsOf({ errors = [] }: Answer): Record<string, string> {
  const all = errors.flatMap(({ message, data }) => data?.errors ?? [{ path: '', message }])
  return Object.fromEntries(all.map(({ path, message }) => [path, message]))
}

/** Signs in and answers the cookie. */
export async function signInAs(
  content: Pick<Content, 'rest'>,
  email: string,
  password: string,
  client?: string,
): Promise<string> {
  const { status, headers, answer } = await send(content, '/users/login', { body: { email, password }, client })
  if (status !== 200) throw new Error(`not signed in: ${JSON.stringify(answer)}`)
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}
