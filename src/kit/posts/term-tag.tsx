import type { Term } from '#published/types.ts'

interface TermTagProps {
  term: Pick<Term, 'name' | 'href' | 'paper'>
  /** Inside a card the whole card is the link, and the tag is only text. */
  isLink?: boolean
}

export function TermTag({ term, isLink = true }: TermTagProps) {
  const paper = term.paper ?? undefined
  if (!isLink)
    return (
      <span className="tag" data-paper={paper}>
        {term.name}
      </span>
    )
  return (
    <a className="tag" data-paper={paper} href={term.href}>
      {term.name}
    </a>
  )
}
