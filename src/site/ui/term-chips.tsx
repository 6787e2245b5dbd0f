import type { CountedTerm } from '#published/types.ts'

interface TermChipsProps {
  terms: CountedTerm[]
  /** The term whose listing is shown; `null` for all posts. */
  current: { id: number } | null
  allHref: string
  allCount: number
}

/** The categories over a listing, each on its own paper. */
export function TermChips({ terms, current, allHref, allCount }: TermChipsProps) {
  return (
    <nav className="filter" aria-label="依分類瀏覽">
      <ul className="chips">
        <li>
          <a className="chip" href={allHref} aria-current={current === null ? 'true' : undefined}>
            全部 <small>{allCount}</small>
          </a>
        </li>
        {terms.map((term) => (
          <li key={term.id}>
            <a
              className="chip"
              data-paper={term.paper ?? undefined}
              href={term.href}
              aria-current={term.id === current?.id ? 'true' : undefined}
            >
              {term.name} <small>{term.count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
