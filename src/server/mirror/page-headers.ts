/** Name, value, name, value … */
export type PageHeaders = readonly string[]

/** A web server makes these itself for each file, or for each coding of it. */
const OF_A_FILE = new Set(['content-length', 'content-encoding', 'etag', 'vary', 'content-type'])

export function sameHeaders(head: PageHeaders, expected: PageHeaders): boolean {
  const type = (list: PageHeaders) => list[list.indexOf('content-type') + 1]
  return type(head) === type(expected) && linesOf(head).join('\n') === linesOf(expected).join('\n')
}

/** Lines for nginx that give the files of the mirror the headers of the pages. */
export function nginxHeaders(headers: PageHeaders): string {
  // In this place its own time of change would be a time of nothing.
  return ['add_header last-modified "";', ...linesOf(headers)].map((line) => `${line}\n`).join('')
}

function linesOf(headers: PageHeaders): string[] {
  const lines: string[] = []
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    if (!OF_A_FILE.has(name)) lines.push(`add_header ${name} "${value.replace(/[\\"]/g, '\\$&')}" always;`)
  }
  return lines.sort()
}
