import { insertHtml } from '#islands/client/insert-html.ts'
import { trustHtml } from '#islands/client/trusted-html.ts'
import { listWords, shownText } from './list-words.ts'

/** The parts of a list that a script exchanges, by the ends of their ids. `items` is always there. */
const PARTS = ['items', 'pages', 'count'] as const
type PartName = (typeof PARTS)[number]

export type InsertMode = 'replace' | 'append'
/** What a list showed: the HTML of its parts. */
export type Snapshot = Partial<Record<PartName, string>>

function findPart(page: Document, id: string, name: PartName): HTMLElement | null {
  return page.getElementById(`${id}-${name}`)
}

/** Asks for an address and answers the page behind it. */
export async function fetchPage(address: URL, signal: AbortSignal): Promise<Document> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, signal })
  if (!response.ok) throw new Error(`${response.status}`)
  return parsePage(await response.text())
}

export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(trustHtml(html), 'text/html')
}

/** Whether another page has the same list. */
export function hasList(page: Document, id: string): boolean {
  const isMissing = (name: PartName) => findPart(document, id, name) !== null && findPart(page, id, name) === null
  return !PARTS.some(isMissing)
}

/** Fetches the style sheets that another page has and this one lacks; not the one for its headings, which would be ours then. */
export async function adoptStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll('link[rel=stylesheet]:not([data-face])')].map((link) => link.outerHTML)
  await insertHtml(document.createElement('div'), links.join(''))
}

interface PutOptions {
  mode: InsertMode
  isMasonry: boolean
}

/** Puts the parts of the list on another page in the place of ours, its posts after ours if they are more of them. */
export function putParts(page: Document, id: string, { mode, isMasonry }: PutOptions): HTMLElement[] {
  const items = findPart(document, id, 'items')
  const next = findPart(page, id, 'items')
  const group = items?.firstElementChild
  const nextGroup = next?.firstElementChild
  if (!items || !next) return []
  const posts = [...next.querySelectorAll('article')]
  if (mode === 'append' && group && nextGroup) {
    // Columns of their own length would deal all posts anew; so more posts get columns of their own.
    if (isMasonry) items.append(nextGroup)
    else group.append(...nextGroup.childNodes)
  } else items.replaceChildren(...next.childNodes)
  const before = findPart(document, id, 'pages')?.firstElementChild ?? null
  for (const name of ['pages', 'count'] as const) {
    findPart(document, id, name)?.replaceChildren(...(findPart(page, id, name)?.childNodes ?? []))
  }
  if (mode === 'append') joinRanges(before, findPart(document, id, 'pages')?.firstElementChild ?? null)
  return posts
}

/** After more posts have come, the block under the list speaks of all that are shown, and leads back from the first of them. */
function joinRanges(before: Element | null, now: Element | null): void {
  if (!(before instanceof HTMLElement) || !(now instanceof HTMLElement)) return
  const { first = '1' } = before.dataset
  const { last = '', total = '' } = now.dataset
  now.dataset.first = first
  const words = now.querySelector('p')
  if (words) words.textContent = shownText({ first: Number(first), last: Number(last), total: Number(total) })
  now.querySelector('[rel=prev]')?.remove()
  const back = before.querySelector('[rel=prev]')
  if (back) now.prepend(back)
}

export function takeSnapshot(id: string): Snapshot {
  return Object.fromEntries(PARTS.map((name) => [name, findPart(document, id, name)?.innerHTML]))
}

export function putSnapshot(id: string, snapshot: Snapshot): void {
  for (const name of PARTS) {
    const part = findPart(document, id, name)
    if (part && snapshot[name] !== undefined) part.innerHTML = trustHtml(snapshot[name])
  }
}

/** Says that an address could not be shown, with a link that leaves it to the browser. */
export function writeProblem(address: URL): HTMLElement {
  const problem = document.createElement('p')
  problem.className = 'w-post-list__problem'
  problem.setAttribute('role', 'alert')
  const link = document.createElement('a')
  const isOpen = address.pathname + address.search === location.pathname + location.search
  // With a fragment the browser would stay where it is.
  link.href = isOpen ? address.pathname + address.search : address.href
  link.textContent = listWords.retry
  problem.append(listWords.failed, link)
  return problem
}
