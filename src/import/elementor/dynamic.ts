import { isRecord } from '#platform/is-record.ts'
import type { Conversion } from '../conversion/conversion.ts'
import type { ElementorElement } from './read-elements.ts'

const TAG = /\bname="([\w-]+)"(?:[^\]]*\bsettings="([^"]*)")?/

/** Values that Elementor looked up when it showed a page are looked up once; what cannot be keeps the value that was stored with it. */
export function resolveDynamic({ settings }: ElementorElement, conversion: Conversion): Readonly<Record<string, unknown>> {
  const dynamic = settings.__dynamic__
  if (!isRecord(dynamic)) return settings
  const resolved = Object.entries(dynamic).flatMap(([name, tag]): [string, unknown][] => {
    const [, kind = '', packed = ''] = typeof tag === 'string' ? (TAG.exec(tag) ?? []) : []
    const value = resolveTag(kind, packed, conversion)
    if (value === null) conversion.note('dropped', '__dynamic__', kind)
    return value === null ? [] : [[name, value]]
  })
  return { ...settings, ...Object.fromEntries(resolved) }
}

function resolveTag(kind: string, packed: string, { references, siteTitle, documentTitle }: Conversion): unknown {
  switch (kind) {
    case 'site-title':
      return siteTitle
    case 'post-title':
    case 'page-title':
      return documentTitle
    case 'site-url':
      return { url: `${references.origin}/` }
    case 'internal-url': {
      const { post_id: id } = unpack(packed)
      const target = references.document(Number(id))
      return target === null ? null : { url: target.kind === 'url' ? target.url : `${references.origin}/?p=${Number(id)}` }
    }
    case 'contact-url': {
      const { link_type: type, mail_to: mail, tel_number: phone } = unpack(packed)
      if (type === 'tel') return { url: `tel:${phone}` }
      return typeof mail === 'string' ? { url: `mailto:${mail}` } : null
    }
    default:
      return null
  }
}

function unpack(packed: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(packed))
    return isRecord(value) ? value : {}
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof URIError) return {}
    throw error
  }
}
