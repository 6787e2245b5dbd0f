export interface Violation {
  directive: string
  /** An origin, or a word such as `inline`; never a path or a query. */
  blocked: string
}

const MOST_PER_REPORT = 5
const WORD = /^[a-z][a-z-]{0,40}$/

/** What a report says, in the shape of `report-uri` or of the Reporting API; nothing of what is in neither. */
export function readViolations(text: string): Violation[] {
  const parsed = parse(text)
  const reports = Array.isArray(parsed) ? parsed.slice(0, MOST_PER_REPORT) : [parsed]
  return reports.flatMap((report) => {
    const body = fieldOf(report, 'csp-report') ?? (fieldOf(report, 'type') === 'csp-violation' ? fieldOf(report, 'body') : null)
    const directive =
      fieldOf(body, 'effective-directive') ?? fieldOf(body, 'violated-directive') ?? fieldOf(body, 'effectiveDirective')
    const blocked = fieldOf(body, 'blocked-uri') ?? fieldOf(body, 'blockedURL')
    const [name = ''] = typeof directive === 'string' ? directive.split(' ', 1) : []
    return WORD.test(name) ? [{ directive: name, blocked: originOf(String(blocked ?? '')) }] : []
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

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
}
