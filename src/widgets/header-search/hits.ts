import { formatDate } from '#kit/text/format-date.ts'
import { KIND_LABELS } from './messages.ts'
import type { Suggestion } from './model.ts'

/** One row of the list. Everything in it is text. */
export function createHit({ href, titleParts, kind, publishedAt }: Suggestion): HTMLLIElement {
  const link = create('a', 'w-header-search__hit', create('span', 'tag', KIND_LABELS[kind] ?? ''))
  link.setAttribute('href', href)
  link.append(create('span', '', ...titleParts.map(({ text, hit }) => (hit ? create('mark', '', text) : text))))
  if (publishedAt !== null) {
    const time = create('time', '', formatDate(publishedAt))
    time.dateTime = publishedAt
    link.append(time)
  }
  return create('li', '', link)
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (className !== '') element.className = className
  element.append(...children)
  return element
}
