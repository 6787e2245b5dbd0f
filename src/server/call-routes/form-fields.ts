import type { FastifyRequest } from 'fastify'

export function queryOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(request.url.split('?', 2)[1] ?? '')
}

/** A form field that came twice comes as a list. */
export function fieldsOf({ body }: FastifyRequest): URLSearchParams {
  const fields = new URLSearchParams()
  if (typeof body !== 'object' || body === null) return fields
  for (const [name, value] of Object.entries(body)) {
    for (const text of [value].flat()) fields.append(name, typeof text === 'string' ? text : '\ufffd')
  }
  return fields
}
