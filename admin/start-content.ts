import { getPayload } from 'payload'
import { keepHouseDaily } from '#content/housekeeping.ts'
import config from '#content/payload.config.ts'

export async function startContent(): Promise<void> {
  keepHouseDaily(await getPayload({ config, cron: true }))
}
