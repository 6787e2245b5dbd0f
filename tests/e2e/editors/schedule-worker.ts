import { getPayload } from 'payload'
import { createConfig } from '#cms/config.ts'
import { loadEnv } from '#platform/env.ts'

/** Writes a draft and schedules it for a moment from now, as the admin's drawer does; its shortest step is five minutes. */
const [, , title = ''] = process.argv
const payload = await getPayload({
  config: createConfig({ env: loadEnv(), program: 'admin', root: process.cwd() }),
  disableOnInit: true,
})
const users = await payload.find({ collection: 'users', limit: 1, sort: 'id', overrideAccess: true })
const post = await payload.create({ collection: 'posts', data: { title }, draft: true, overrideAccess: true })
await payload.jobs.queue({
  task: 'schedulePublish',
  waitUntil: new Date(Date.now() + 1000),
  input: {
    type: 'publish',
    doc: { relationTo: 'posts', value: post.id },
    user: { relationTo: 'users', value: users.docs[0]?.id ?? 0 },
  },
  overrideAccess: true,
})
await payload.destroy()
process.exit(0)
