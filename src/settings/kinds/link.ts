import { isExternalUrl } from '#platform/safe-url.ts'
import type { Link } from '#published/links.ts'
import { parseLink } from '#published/links.ts'
import { linkFields } from '../link-fields.ts'
import { adminOf, type FormWords, plain, type Setting } from '../setting.ts'

interface LinkOptions extends FormWords {
  required?: boolean
}

/** A link to a document or an address; `null` when there is none, or its document is not published. */
export function link(options: LinkOptions): Setting<Link | null> {
  return {
    field: (name) => ({
      name,
      type: 'group',
      label: options.label,
      fields: linkFields({ isRequired: options.required ?? false }),
      admin: adminOf(options),
    }),
    parse(stored) {
      const parsed = parseLink(stored)
      if (parsed === null) return plain(null)
      const { target, newTab } = parsed
      if (target.kind === 'url') return plain({ href: target.url, isExternal: isExternalUrl(target.url), newTab })
      if (target.kind === 'action') return plain({ href: target.href, isExternal: false, newTab })
      return {
        ...plain(null),
        references: [{ kind: 'href', target }],
        resolve(found) {
          const href = found.href(target)
          return href === null ? null : { href, isExternal: false, newTab }
        },
      }
    },
  }
}
