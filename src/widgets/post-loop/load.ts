import { filterParameter, pageParameter } from '#addresses/lists.ts'
import { isLaterPage, isLaterSpan, type PageSpan, pageFromQuery, spanFromQuery } from '#kit/posts/list-address.ts'
import { type ListPage, orderOf, readListSpan } from '#kit/posts/load-list.ts'
import type { PostList } from '#published/reader.ts'
import type { CountedTerm } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { DocumentRef, LoadContext } from '#settings/define-widget.ts'
import { type FilterRules, readSelection } from './model.ts'
import type { postLoopSettings } from './settings.ts'

type PostLoopSettings = SettingsOf<typeof postLoopSettings>

export interface PostLoopData {
  list: ListPage
  rules: FilterRules
  /** Those that have a button. */
  terms: CountedTerm[]
  /** Slugs of the chosen ones. */
  selection: string[]
  /** What the refresh-loop call is told about the page; `null` where the loop stands in none. */
  document: DocumentRef | null
}

export async function loadPostLoop(
  settings: PostLoopSettings,
  context: LoadContext<'readParameter' | 'subject'>,
): Promise<PostLoopData> {
  const { id, reader, url, readParameter, isFirst, subject } = context
  const rules: FilterRules = {
    taxonomy: settings.taxonomy,
    isMultiple: settings.multiple_selection,
    join: settings.logical_combination,
  }
  const known = await reader.listTerms(rules.taxonomy)
  const slugs = new Set(known.map(({ slug }) => slug))
  const isKnown = (value: string) => readSelection(value, rules).some((slug) => slugs.has(slug))
  const asked = readSelection(readParameter(filterParameter(id, rules.taxonomy), isKnown), rules)
  // What an old address asks for may be gone: the rest of it still counts.
  const chosen = asked.flatMap((slug) => known.find((term) => term.slug === slug) ?? [])
  const listing = await readListSpan(reader, readSpan(settings, context), {
    list: listOf(settings),
    perPage: settings.count,
    order: orderOf(settings),
    having: { terms: chosen, join: rules.isMultiple && rules.join === 'OR' ? 'or' : 'and' },
  })
  return {
    list: { ...listing, perPage: settings.count, address: url.pathname + url.search, isFirst },
    rules,
    terms: chooseButtons(known, chosen, settings.max_terms),
    selection: chosen.map(({ slug }) => slug),
    document: subject.document ?? null,
  }
}

function readSpan({ pagination }: PostLoopSettings, { id, readParameter }: LoadContext<'readParameter'>): PageSpan {
  const name = pageParameter(id)
  if (pagination === 'loadmore') return spanFromQuery(readParameter(name, isLaterSpan))
  const page = pagination === 'off' ? 1 : pageFromQuery(readParameter(name, isLaterPage))
  return { from: page, to: page }
}

function listOf({ selectBy, category }: PostLoopSettings): PostList {
  return selectBy === 'category' && category !== null ? { kind: 'category', id: category } : { kind: 'all' }
}

/** The terms with the most posts; a chosen one is always among them, or nobody could release it. */
function chooseButtons(known: CountedTerm[], chosen: CountedTerm[], most: number): CountedTerm[] {
  const used = known.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  const shown = used.slice(0, most)
  return [...shown, ...chosen.filter((term) => !shown.includes(term))]
}
