import type { Collection, PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'

/** Answers with a session, as Payload's own endpoints do: the token is in the cookie alone, where no script can read it. */
export function openSession(
  req: PayloadRequest,
  { config }: Collection,
  { token, ...result }: { token?: string; exp?: number; user?: object; codes?: string[] },
  message: string,
): Response {
  if (token === undefined) throw new Error('Payload signed in without a token')
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token,
  })
  return Response.json({ message, ...result }, { headers: { 'Set-Cookie': String(cookie), 'Cache-Control': 'no-store' } })
}
