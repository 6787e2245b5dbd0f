import { writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { getPayload } from 'payload'
import { createConfig } from '#cms/config.ts'
import { createNewsletter } from '#newsletter/newsletter.ts'
import { loadEnv } from '#platform/env.ts'

/** The newsletter in a process that can be killed. A line on stdin is an address to sign up, or `start` for the sender. */
const env = loadEnv()
const config = await createConfig({ env, program: 'jobs', root: process.cwd() })
const payload = await getPayload({
  config: Object.assign(config, { logger: { options: { level: 'silent' }, destination: process.stderr } }),
})
const ignore = () => undefined
const { subscribe, sender } = createNewsletter({
  payload,
  env,
  log: { info: ignore, warn: ignore, error: ignore },
  leaseMs: Number(process.env.LEASE_MS),
  pollMs: 100,
})

// Synchronous: what has been said before a kill was so.
const say = (line: string) => writeSync(3, `${line}\n`)

createInterface(process.stdin)
  .on('line', async (line) => {
    if (line === 'start') return sender.start()
    const [listed = '', email = ''] = line.split(' ')
    const outcome = await subscribe({ fields: Object.entries({ listed, email }) })
    say(`${outcome} ${email}`)
  })
  .on('close', () => process.exit(0))
say('ready')
