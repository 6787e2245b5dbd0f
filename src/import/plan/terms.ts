import { cutText, lengthOf, oneLine } from '../conversion/words.ts'
import { textOfHtml } from '../html/dom.ts'
import { metaOf, type WxrMeta, type WxrTerm } from '../wxr/items.ts'
import { claimSlug, decodePart, planSlug } from './slugs.ts'

const LONGEST_NAME = 40
const LONGEST_DESCRIPTION = 300
const UNCATEGORIZED = new Set(['uncategorized', '未分類'])

export interface PlannedTerm {
  wpId: number
  /** As the old site spells it, by which items name it. */
  oldSlug: string
  slug: string
  name: string
  description: string
  /** The parent's old slug; empty at the top. */
  parent: string
  /** From the top, as WordPress writes them in an address. */
  oldPath: string[]
  isNameCut: boolean
}

/** Terms of one taxonomy, parents before children. A circle of parents is broken where it closes. */
export function planTerms(terms: readonly WxrTerm[], taxonomy: string): PlannedTerm[] {
  const own = terms.filter((term) => term.taxonomy === taxonomy)
  const bySlug = new Map(own.map((term) => [term.slug, term]))
  const taken = new Set<string>()
  const planned = new Map<string, PlannedTerm>()
  const plan = (term: WxrTerm, above: readonly string[]): PlannedTerm => {
    const done = planned.get(term.slug)
    if (done !== undefined) return done
    const parent = above.includes(term.parent) ? undefined : bySlug.get(term.parent)
    const holder = parent === undefined || parent === term ? null : plan(parent, [...above, term.slug])
    const name = oneLine(textOfHtml(term.name)) || decodePart(term.slug)
    const isNameCut = lengthOf(name) > LONGEST_NAME
    const described = textOfHtml(term.description)
    const entry: PlannedTerm = {
      wpId: term.id,
      oldSlug: term.slug,
      slug: claimSlug(planSlug(term.slug, name), taken),
      name: cutText(name, LONGEST_NAME),
      description: cutText(isNameCut ? [name, described].filter(Boolean).join(' ') : described, LONGEST_DESCRIPTION),
      parent: holder?.oldSlug ?? '',
      oldPath: [...(holder?.oldPath ?? []), decodePart(term.slug)],
      isNameCut,
    }
    planned.set(term.slug, entry)
    return entry
  }
  for (const term of own) plan(term, [])
  return [...planned.values()]
}

/** WordPress puts every post somewhere; a post that is only there is in no category. */
function isUncategorized({ oldSlug, name, description }: PlannedTerm): boolean {
  return description === '' && (UNCATEGORIZED.has(decodePart(oldSlug)) || UNCATEGORIZED.has(name.toLowerCase()))
}

/** Those of an item, and the number of its main category. */
export function termsOfItem(
  item: { terms: readonly { taxonomy: string; slug: string }[]; meta: readonly WxrMeta[] },
  categories: readonly PlannedTerm[],
  tags: readonly PlannedTerm[],
): { categories: PlannedTerm[]; tags: PlannedTerm[]; primary: number } {
  const named = (terms: readonly PlannedTerm[], taxonomy: string) =>
    terms.filter(({ oldSlug }) => item.terms.some((term) => term.taxonomy === taxonomy && term.slug === oldSlug))
  return {
    categories: named(categories, 'category'),
    tags: named(tags, 'post_tag'),
    primary: Number(metaOf(item, '_yoast_wpseo_primary_category') ?? 0),
  }
}

const TERM_LIMITS = { categories: 5, tags: 20 }

export interface TermsOfPost {
  categories: PlannedTerm[]
  tags: PlannedTerm[]
  /** Names that found no room. */
  dropped: string[]
}

/** The main category first, then the most specific; those that find no room become tags where there is some. */
export function limitTerms(
  categories: readonly PlannedTerm[],
  tags: readonly PlannedTerm[],
  primary: number,
  limits = TERM_LIMITS,
): TermsOfPost {
  const shown = categories.length === 1 ? categories.filter((term) => !isUncategorized(term)) : categories
  const rank = (term: PlannedTerm) => (term.wpId === primary ? Number.POSITIVE_INFINITY : term.oldPath.length)
  const ordered = [...shown].sort((a, b) => rank(b) - rank(a))
  const kept = ordered.slice(0, limits.categories)
  const room = Math.max(0, limits.tags - tags.length)
  const rest = ordered.slice(limits.categories)
  const dropped = [...rest.slice(room), ...tags.slice(limits.tags)].map(({ name }) => name)
  return { categories: kept, tags: [...tags.slice(0, limits.tags), ...rest.slice(0, room)], dropped }
}
