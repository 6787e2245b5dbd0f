import type { FastifyInstance } from 'fastify'
import { CSP_REPORT_HREF } from '#addresses/machines.ts'
import type { Limiter } from '../rate-limit/rate-limit.ts'
import { readViolations } from './violations.ts'

const BODY_LIMIT_BYTES = 16 * 1024
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json']

/**
 * Takes what browsers report about the content security policy. Whoever sends it learns nothing, not even that it was nonsense
 * or too much; the log gets the directive and the origin, and nothing of what a visitor did.
 */
export function addCspReport(app: FastifyInstance, limit: Limiter): void {
  void app.register(async function cspReport(scope) {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((_error, _request, reply) => reply.code(204).send())
    scope.post(CSP_REPORT_HREF, async (request, reply) => {
      if ((await limit(request)) === 0) {
        for (const violation of readViolations(String(request.body)))
          request.log.warn(violation, 'the content security policy was violated')
      }
      return reply.code(204).send()
    })
  })
}
