import { createHit } from './hits.ts'
import { allLabelOf, announcementOf, FAILED, headingOf } from './messages.ts'
import { type Suggestions, searchHref } from './model.ts'

interface Results {
  show(suggestions: Suggestions): void
  fail(): void
  clear(): void
  /** The links, in the order of the arrow keys. */
  links(): HTMLElement[]
}

/** The list below the field, and the words for those who can't see it change. */
export function findResults(dialog: HTMLElement): Results | null {
  const area = dialog.querySelector<HTMLElement>('[data-results]')
  const heading = dialog.querySelector('[data-results-heading]')
  const list = dialog.querySelector('[data-hits]')
  const all = dialog.querySelector<HTMLAnchorElement>('[data-all]')
  const status = dialog.querySelector('[role=status]')
  if (!area || !heading || !list || !all || !status) return null

  const write = (words: string, announcement: string, rows: Node[] = []) => {
    heading.textContent = words
    status.textContent = announcement
    list.replaceChildren(...rows)
    all.hidden = rows.length === 0
    area.hidden = words === ''
  }
  return {
    show(suggestions) {
      write(headingOf(suggestions), announcementOf(suggestions), suggestions.hits.map(createHit))
      all.href = searchHref(suggestions.query)
      all.textContent = allLabelOf(suggestions)
    },
    fail: () => write(FAILED, FAILED),
    clear: () => write('', ''),
    links: () => [...area.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.checkVisibility()),
  }
}
