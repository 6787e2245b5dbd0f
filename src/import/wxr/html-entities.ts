import { parseFragment } from 'parse5'

const NAME = /^[A-Za-z][A-Za-z0-9]{1,31}$/

/**
 * XML knows five entities; exports that were edited by hand have those of HTML, too. A stand-in for the parser's own list: it calls
 * `onForeign` for each that XML would refuse, and leaves an unknown one as it stands.
 */
export function createEntities(onForeign: (name: string) => void): Record<string, string> {
  const known = new Map([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['apos', "'"],
  ])
  const decode = (name: string): string => {
    const cached = known.get(name)
    if (cached !== undefined) return cached
    onForeign(name)
    const [node] = NAME.test(name) ? parseFragment(`&${name};`).childNodes : []
    return node !== undefined && 'value' in node ? node.value : `&${name};`
  }
  return new Proxy<Record<string, string>>({}, { get: (_list, name) => (typeof name === 'string' ? decode(name) : undefined) })
}
