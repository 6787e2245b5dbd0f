import { handleEndpoints, type SanitizedConfig } from 'payload'
import { refuse } from './refuse.ts'
import { readRestRequest } from './rest-request.ts'

const HAN = /\p{Script=Han}/u

interface RestCall {
  config: Promise<SanitizedConfig> | SanitizedConfig
  /** What follows `/api/`, decoded. */
  segments: readonly string[]
  request: Request
  /** Tests run several at once. */
  instance?: string
}

/** Payload's REST API behind our own checks. What is wrong with a request is said in Chinese; a fault of ours says nothing of the inside. */
export async function restResponse({ config, segments, request, instance }: RestCall): Promise<Response> {
  const sanitized = await config
  const read = await readRestRequest(sanitized, segments, request)
  if (read instanceof Response) return read
  const path = `${sanitized.routes.api}/${segments.map(encodeURIComponent).join('/')}`
  const response = await handleEndpoints({
    config,
    path,
    request: read,
    ...(instance !== undefined && { payloadInstanceCacheKey: instance }),
  })
  if (response.status < 400) return response
  const text = await response.text()
  if (response.status < 500 && HAN.test(text)) return new Response(text, { status: response.status, headers: response.headers })
  return refuse(response.status === 501 ? 404 : response.status, response.headers)
}
