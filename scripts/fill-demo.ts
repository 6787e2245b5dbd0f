import { getPayload } from 'payload'
import { createConfig } from '#cms/config.ts'
import { hasContent } from '#cms/first-day/state.ts'
import { whileOthersWait } from '#platform/db/preparing-lock.ts'
import { loadEnv } from '#platform/env.ts'
import { seedDemo } from '#seed/seed.ts'

/** Fills an empty site with the demo department, for an account that is there. The admin starts it on the first day. */
const REFUSED = 1
const office = Number(process.argv[2])
const env = loadEnv()
const say = (line: string) => console.log(line)
const onWait = () => {
  console.error('正在匯入，請等它結束。')
  process.exit(REFUSED)
}
await whileOthersWait({ databaseUrl: env.database.url, purpose: 'importing', onWait }, async () => {
  const payload = await getPayload({ config: createConfig({ env, program: 'admin', root: process.cwd() }), disableOnInit: true })
  if (await hasContent(payload)) {
    console.error('已經有內容了，沒有放進示範系所。')
    process.exit(REFUSED)
  }
  await seedDemo(payload, { office, say })
  say('示範系所放好了。')
})
// Payload keeps timers and connections.
process.exit(0)
