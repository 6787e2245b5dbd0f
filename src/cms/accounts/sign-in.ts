import { addDataAndFileToRequest, loginOperation, type PayloadHandler } from 'payload'
import { clientOf } from '../access/client-address.ts'
import { openSession } from './open-session.ts'
import { comparePasswordWithNone } from './password-hash.ts'
import { normaliseAccount, signInLocks, tellLocked } from './sign-in-locks.ts'

/**
 * Signs in, before Payload's own endpoint of the same path. An account that does not exist gets the words and the work of a wrong
 * password; whoever guesses is locked out alone.
 */
export const signIn: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  const collection = req.payload.collections.users
  const email = typeof req.data?.email === 'string' ? req.data.email : ''
  const password = typeof req.data?.password === 'string' ? req.data.password : ''
  const client = clientOf(req.headers)
  // What is empty is no guess: Payload says which field is missing.
  if (email.trim() !== '' && password.trim() !== '') {
    const seconds = signInLocks().begin(email, client)
    if (seconds > 0) {
      const headers = { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' }
      return Response.json({ errors: [{ message: tellLocked(seconds) }] }, { status: 429, headers })
    }
    const where = { email: { equals: normaliseAccount(email) } }
    const account = await req.payload.db.findOne({ collection: 'users', req, where })
    if (account === null) await comparePasswordWithNone(password)
  }
  const result = await loginOperation({ collection, data: { email, password }, req })
  signInLocks().succeed(email, client)
  return openSession(req, collection, result, req.t('authentication:passed'))
}
