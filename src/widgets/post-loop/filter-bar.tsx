import { isPlainClick } from '#islands/client/plain-click.ts'
import { useAwake } from '#kit/use-awake.ts'
import { messages } from './messages.ts'
import { ALL, type FilterRules, filterAddress, isPressed, press } from './model.ts'

export interface FilterTerm {
  slug: string
  name: string
  paper: string | null
}

interface FilterBarProps {
  id: string
  address: string
  rules: FilterRules
  terms: FilterTerm[]
  selection: string[]
  isScrolling: boolean
  onPress: (slug: string) => void
}

/** Links to the page with each filter, and toggle buttons from when they are awake. */
export function FilterBar({ id, address, rules, terms, selection, isScrolling, onPress }: FilterBarProps) {
  const isAwake = useAwake()
  const buttons = [{ slug: ALL, name: messages.all, paper: null }, ...terms]
  return (
    <fieldset className="filter" data-scrolls={isScrolling || undefined}>
      <legend className="vh">{messages.filterName(rules.taxonomy)}</legend>
      <ul className="chips">
        {buttons.map(({ slug, name, paper }) => (
          <li key={slug}>
            <a
              className="chip"
              {...stateOf(isPressed(selection, slug), isAwake)}
              href={filterAddress(address, id, rules, press(selection, slug, rules))}
              // Combinations of terms are endless, and each is a page.
              rel={rules.isMultiple ? 'nofollow' : undefined}
              data-paper={paper ?? undefined}
              data-filter={slug}
              onClick={(event) => {
                if (!isPlainClick(event.nativeEvent)) return
                event.preventDefault()
                onPress(slug)
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function stateOf(isChosen: boolean, isButton: boolean) {
  return isButton ? ({ role: 'button', 'aria-pressed': isChosen } as const) : { 'aria-current': isChosen || undefined }
}
