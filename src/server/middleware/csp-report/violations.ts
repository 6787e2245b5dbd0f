import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

export interface Violation {
  directive: string
  /** An origin, or a word such as `inline`; never a path or a query. */
  blocked: string
}

const MOST_PER_REPORT = 5
const WORD = /^[a-z][a-z-]{0,40}$/

const Directive = Type.Optional(Type.Union([Type.String(), Type.Null()]))
const Body = Type.Object({
  'effective-directive': Directive,
  'violated-directive': Directive,
  effectiveDirective: Directive,
  'blocked-uri': Type.Optional(Type.Unknown()),
  blockedURL: Type.Optional(Type.Unknown()),
})
/** In the shape of `report-uri`, and of the Reporting API. */
const Direct = Type.Object({ 'csp-report': Body })
const Queued = Type.Object({ type: Type.Literal('csp-violation'), body: Body })

/** What a report says; nothing of what is in neither shape. */
export function readViolations(text: string): Violation[] {
  const parsed = parse(text)
  const reports: unknown[] = Array.isArray(parsed) ? parsed.slice(0, MOST_PER_REPORT) : [parsed]
  return reports.flatMap((report) => {
    const body = Value.Check(Direct, report) ? report['csp-report'] : Value.Check(Queued, report) ? report.body : {}
    const directive = body['effective-directive'] ?? body['violated-directive'] ?? body.effectiveDirective ?? ''
    const [name = ''] = directive.split(' ', 1)
    return WORD.test(name) ? [{ directive: name, blocked: originOf(String(body['blocked-uri'] ?? body.blockedURL ?? '')) }] : []
  })
}

function originOf(blocked: string): string {
  if (WORD.test(blocked)) return blocked
  const url = URL.canParse(blocked) ? new URL(blocked) : null
  if (url === null) return 'unknown'
  return url.origin === 'null' ? url.protocol : url.origin
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
