import { getPayload } from 'payload'
import config from '#content/payload.config.ts'

export async function startContent(): Promise<void> {
  await getPayload({ config, cron: true })
}
