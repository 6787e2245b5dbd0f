import { addDataAndFileToRequest, Forbidden, loginOperation, type PayloadHandler, registerFirstUserOperation } from 'payload'
import { refuseAt } from './check-credentials.ts'
import { openSession } from './open-session.ts'
import { announceSetupCode, hasAccounts, setupCode } from './setup-code.ts'

const REFUSALS = {
  wrong: '設定碼不正確。設定碼印在後台程式的記錄裡。',
  'in-use': '這個設定碼正在使用中，請稍候再試。',
}

/** The first account, before Payload's own endpoint of the same path: with the setup code alone, and once. */
export const registerFirst: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req)
  const { payload, data = {} } = req
  if (await hasAccounts(payload)) throw new Forbidden(req.t)
  const code = setupCode()
  await announceSetupCode(payload)
  const taken = code.take(data.setupCode)
  if (taken !== 'taken') refuseAt('setupCode', REFUSALS[taken], req)
  const collection = payload.collections.users
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  try {
    const account = {
      name: text(data.name),
      email: text(data.email),
      password: text(data.password),
      role: 'administrator' as const,
    }
    // Whatever is required of its role, somebody has to get in.
    req.context.isFirstAccount = true
    await registerFirstUserOperation({ collection, data: account, req })
    code.renew()
    const { email, password } = account
    const result = await loginOperation({ collection, data: { email, password }, req })
    return openSession(req, collection, result, req.t('authentication:successfullyRegisteredFirstUser'))
  } catch (error) {
    code.giveBack()
    throw error
  }
}
