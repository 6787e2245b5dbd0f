import { getPayload } from 'payload'
import { recordCommand } from '#audit/record-command.ts'
import { normaliseAccount } from '#cms/accounts/sign-in-locks.ts'
import { createConfig } from '#cms/config.ts'
import { removeFactors } from '#cms/second-factor/store.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { loadEnv } from '#platform/env.ts'

/** `npm run reset-second-factor -- <e-mail>`: for an administrator who lost a telephone and all recovery codes. */
const email = normaliseAccount(process.argv[2] ?? '')
const env = loadEnv()
const payload = await getPayload({ config: createConfig({ env, program: 'site', root: process.cwd() }), disableOnInit: true })
const [account] = await (await sqlOf(payload)).run('select id, name from users where email = ?', [email])
if (account === undefined) {
  console.error('There is no account with this e-mail address（沒有這個帳號）.')
  process.exit(1)
}
await inTransaction(payload, async (req) => {
  const sql = await sqlOf(payload, req)
  await removeFactors(sql, Number(account.id))
  await sql.run('delete from sign_in_steps where account = ?', [account.id])
  await sql.run('delete from users_sessions where _parent_id = ?', [account.id])
})
await recordCommand(env.database, { kind: 'second-factor-reset', subject: `使用者「${String(account.name)}」` })
console.log('The second factor is gone and all devices are signed out（已經重設，所有裝置都登出了）.')
// Payload keeps timers and connections.
process.exit(0)
