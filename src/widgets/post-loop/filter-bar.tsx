import { messages } from './messages.ts'
import { ALL, type FilterRules, filterAddress, isPressed, press } from './model.ts'

interface FilterBarProps {
  id: string
  address: string
  rules: FilterRules
  terms: { slug: string; name: string; paper: string | null }[]
  selection: string[]
  isScrolling: boolean
}

/** Links to the page with each filter; the script makes toggle buttons of them. */
export function FilterBar({ id, address, rules, terms, selection, isScrolling }: FilterBarProps) {
  const buttons = [{ slug: ALL, name: messages.all, paper: null }, ...terms]
  return (
    <fieldset
      className="filter"
      data-taxonomy={rules.taxonomy}
      data-join={rules.isMultiple ? rules.join : undefined}
      data-scrolls={isScrolling || undefined}
    >
      <legend className="vh">{messages.filterName(rules.taxonomy)}</legend>
      <ul className="chips">
        {buttons.map(({ slug, name, paper }) => (
          <li key={slug}>
            <a
              className="chip"
              aria-current={isPressed(selection, slug) ? 'true' : undefined}
              href={filterAddress(address, id, rules, press(selection, slug, rules))}
              // Combinations of terms are endless, and each is a page.
              rel={rules.isMultiple ? 'nofollow' : undefined}
              data-paper={paper ?? undefined}
              data-filter={slug}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
