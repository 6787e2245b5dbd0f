import { AuthenticationError, addDataAndFileToRequest, loginOperation, type PayloadHandler } from 'payload'
import { clientOf } from '../access/client-address.ts'
import { recordRefusal } from '../audit/sign-ins.ts'
import { SecondStepNeeded } from '../second-factor/hold-at-second-step.ts'
import { beginSecondStep } from '../second-factor/second-step.ts'
import { openSession } from './open-session.ts'
import { comparePasswordWithNone } from './password-hash.ts'
import { normaliseAccount, signInLocks, tellLocked } from './sign-in-locks.ts'

interface Account {
  id: number
  name: string
}

/**
 * Signs in, before Payload's own endpoint of the same path. An account that does not exist gets the words and the work of a wrong
 * password; whoever guesses is locked out alone. Where a password is not enough, the answer opens the second step and nothing else.
 */
export const signIn: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  const collection = req.payload.collections.users
  const email = typeof req.data?.email === 'string' ? req.data.email : ''
  const password = typeof req.data?.password === 'string' ? req.data.password : ''
  const client = clientOf(req.headers)
  let account: Account | null = null
  // What is empty is no guess: Payload says which field is missing.
  if (email.trim() !== '' && password.trim() !== '') {
    const seconds = signInLocks().begin(email, client)
    const where = { email: { equals: normaliseAccount(email) } }
    account = await req.payload.db.findOne<Account>({ collection: 'users', req, where })
    if (seconds > 0) {
      await recordRefusal(req, account, '錯誤太多次，暫時鎖定')
      const headers = { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' }
      return Response.json({ errors: [{ message: tellLocked(seconds) }] }, { status: 429, headers })
    }
    if (account === null) await comparePasswordWithNone(password)
  }
  const result = await loginOperation({ collection, data: { email, password }, req }).catch(async (error) => {
    if (error instanceof AuthenticationError) await recordRefusal(req, account, '密碼錯誤')
    if (error instanceof SecondStepNeeded) return error
    throw error
  })
  signInLocks().succeed(email, client)
  if (result instanceof SecondStepNeeded) return beginSecondStep(req, result.account)
  return openSession(req, collection, result, req.t('authentication:passed'))
}
