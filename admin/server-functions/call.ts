import { handleServerFunctions } from '@payloadcms/next/layouts'
import { headers } from 'next/headers.js'
import { notFound } from 'next/navigation.js'
import { createLocalReq, executeAuthStrategies, getPayload, type ImportMap, type SanitizedConfig } from 'payload'
import { admit } from './rules.ts'
import { schedulePublish } from './schedule-publish.ts'

interface ServerFunctionCall {
  /** Both from a browser. */
  name: unknown
  args: unknown
  config: Promise<SanitizedConfig>
  importMap: ImportMap
}

/** Calls a server function of Payload for whoever may, with what they may. */
export async function callServerFunction({ name, args, config, importMap }: ServerFunctionCall): Promise<unknown> {
  const payload = await getPayload({ config, importMap })
  const { user } = await executeAuthStrategies({ headers: await headers(), payload })
  const admitted = await admit(name, args, await createLocalReq({ ...(user && { user }) }, payload))
  if (admitted === null) notFound()
  const serverFunctions = { 'schedule-publish': schedulePublish }
  return handleServerFunctions({ name: String(name), args: admitted, config, importMap, serverFunctions })
}
