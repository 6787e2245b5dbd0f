import { filterParameter, pageParameter } from '#addresses/lists.ts'
import { changeAddress } from '#kit/posts/list-address.ts'

/** The button that stands for no filter at all. */
export const ALL = '__all'

export type Taxonomy = 'category' | 'tag'

/** Terms that one address, or one call, may ask for. */
const MOST_TERMS = 20

/** How the filter of a loop works, as its editor wants it. */
export interface FilterRules {
  taxonomy: Taxonomy
  isMultiple: boolean
  /** A post must have each of the terms, or any. */
  join: 'AND' | 'OR'
}

/** Every parameter by which an address may speak of one loop. */
export function parametersOf(id: string, { taxonomy }: Pick<FilterRules, 'taxonomy'>): string[] {
  return [filterParameter(id, taxonomy), pageParameter(id)]
}

/** Slugs from the address, joined by `+` or `~`. A plus that nobody encoded has become a space on its way. */
export function readSelection(value: string | null, { isMultiple }: Pick<FilterRules, 'isMultiple'>): string[] {
  const slugs = (value ?? '').split(/[+~ ]/).filter((slug) => slug !== '')
  return [...new Set(slugs)].slice(0, isMultiple ? MOST_TERMS : 1)
}

/** The address of the loop's first page with these terms chosen. */
export function filterAddress(address: string, id: string, rules: FilterRules, selection: readonly string[]): string {
  // A space is written as a plus.
  const value = selection.join(rules.isMultiple && rules.join === 'OR' ? '~' : ' ')
  return changeAddress(address, id, { [filterParameter(id, rules.taxonomy)]: value, [pageParameter(id)]: '' })
}

/** What is chosen after a button was pressed. An empty selection is 全部. */
export function press(selection: readonly string[], button: string, { isMultiple }: Pick<FilterRules, 'isMultiple'>): string[] {
  if (button === ALL) return []
  if (selection.includes(button)) return selection.filter((slug) => slug !== button)
  return isMultiple ? [...selection, button].slice(-MOST_TERMS) : [button]
}

export function isPressed(selection: readonly string[], button: string): boolean {
  return button === ALL ? selection.length === 0 : selection.includes(button)
}

/** What the refresh-loop call says about a selection. */
interface WidgetFilters {
  taxonomy?: Partial<Record<Taxonomy, { terms: string[]; logicalJoin?: 'AND' | 'OR' }>>
}

export function filtersOf(selection: readonly string[], { taxonomy, isMultiple, join }: FilterRules): WidgetFilters {
  if (selection.length === 0) return {}
  return { taxonomy: { [taxonomy]: { terms: [...selection], ...(isMultiple && { logicalJoin: join }) } } }
}
