import { isRecord } from '#platform/is-record.ts'
import { safeUrl } from '#platform/safe-url.ts'
import { picture } from '#settings/kinds/picture.ts'
import { type FormWords, plain, type Setting } from '#settings/setting.ts'
import { stripEventAttributes } from './model.ts'

/**
 * The address of a small picture; `null` when there is none. Chosen from the media library. Settings of the former site name an
 * address, as text or `{ url }`: read for ever, but only of this site, since the browser is told to load no other pictures.
 */
export function cursorImage(options: FormWords): Setting<string | null> {
  const chosen = picture(options)
  return {
    field: chosen.field,
    parse(stored, path) {
      const address = isRecord(stored) && typeof stored.url === 'string' ? stored.url : stored
      if (typeof address === 'string' && !/^\d+$/.test(address)) return plain(ownAddress(address))
      const parsed = chosen.parse(stored, path)
      return {
        ...parsed,
        resolve(found) {
          const shown = parsed.resolve(found)
          return shown === null ? null : (shown.renditions[0]?.url ?? shown.url)
        },
      }
    },
  }
}

function ownAddress(address: string): string | null {
  const url = safeUrl(stripEventAttributes(address))
  return url?.startsWith('/') ? url : null
}
