import { isPlainClick } from '#islands/client/plain-click.ts'
import { adoptFace } from './adopt-face.ts'
import { keepFocus, restoreFocus } from './keep-focus.ts'
import { isSpan, joinAddress, mergeAddress, stateOf } from './list-address.ts'
import {
  adoptStyles,
  fetchPage,
  hasList,
  type InsertMode,
  putParts,
  putSnapshot,
  type Snapshot,
  takeSnapshot,
  writeProblem,
} from './list-page.ts'
import { loadedText } from './list-words.ts'

const MOST_SNAPSHOTS = 30

/** Finds the page on which the list stands as an address wants it. */
type Load = (address: URL, signal: AbortSignal) => Promise<Document>

interface ListOptions {
  /** Path and query of the page that the server made the list for. */
  address: string
  /** The list's own parameters of the address. */
  parameters: readonly string[]
  /** Its posts stand in columns, one after the other. */
  isMasonry: boolean
  /** The list shows what this address says. */
  onShown?(address: URL): void
  /** It still shows what it showed. */
  onFailed?(): void
}

interface ShowOptions {
  mode?: InsertMode
  load?: Load
  /** The address bar follows, so that Back leads to what was shown before. */
  isRecorded?: boolean
  /** Where the focus goes: to the first post that came, or nowhere. */
  focus?: 'posts' | 'stays'
  /** What is said about it; the number of posts that came, unless this says otherwise. */
  announce?: () => string
}

export interface List {
  show(address: URL, options?: ShowOptions): Promise<void>
  /** The address of a link of the list, seen from the page as it is now. */
  addressOf(link: HTMLAnchorElement): URL
  /** The page that is open shows the list; one that came in later stands on a page of its own. */
  isHome: boolean
}

/**
 * A list whose pages are turned in place. The newest wish wins, whatever answers come in later; what was shown before is kept,
 * so that Back and Forward show it at once.
 */
export function createList(root: HTMLElement, signal: AbortSignal, options: ListOptions): List {
  const { parameters, isMasonry, onShown, onFailed } = options
  const { id } = root
  const home = new URL(options.address, location.origin)
  const isHome = home.pathname === location.pathname
  const snapshots = new Map<string, Snapshot>()
  const announcer = root.querySelector('[role=status]')
  /** The address of everything that is shown, and what it says about this list. */
  let current = home
  let shown = stateOf(home, parameters)
  let underWay: { state: string; controller: AbortController } | null = null
  let problem: HTMLElement | null = null

  function finish(): void {
    underWay?.controller.abort()
    underWay = null
    setBusy(false)
    problem?.remove()
    problem = null
  }

  function setBusy(isBusy: boolean): void {
    root.toggleAttribute('data-busy', isBusy)
    const items = document.getElementById(`${id}-items`)
    if (isBusy) items?.setAttribute('aria-busy', 'true')
    else items?.removeAttribute('aria-busy')
  }

  function keepShown(): void {
    snapshots.delete(shown)
    snapshots.set(shown, takeSnapshot(id))
    const [oldest] = snapshots.keys()
    if (snapshots.size > MOST_SNAPSHOTS && oldest !== undefined) snapshots.delete(oldest)
  }

  async function show(address: URL, options: ShowOptions = {}): Promise<void> {
    const { mode = 'replace', load = fetchPage, isRecorded = isHome, focus = 'posts', announce } = options
    const state = stateOf(address, parameters)
    if (underWay?.state === state) return
    finish()
    if (state === shown) return onShown?.(address)
    const own = { state, controller: new AbortController() }
    underWay = own
    setBusy(true)
    const found = await findPage(() => load(address, own.controller.signal))
    // A request that was called off has a successor, which says what becomes of the list.
    if (underWay !== own) return
    finish()
    if (found === null) return complain(address)
    // What joins the posts that are shown takes none of them away: there is nothing to go back to.
    if (mode === 'replace') keepShown()
    const posts = putParts(found.page, id, { mode, isMasonry })
    for (const post of posts) post.dataset.face = found.face
    current = mode === 'append' ? joinAddress(current, address, id) : address
    shown = stateOf(current, parameters)
    if (isRecorded && mode === 'append') history.replaceState(history.state, '', current)
    else if (isRecorded) history.pushState(null, '', current)
    onShown?.(current)
    if (announcer) announcer.textContent = announce?.() ?? loadedText(posts.length)
    if (focus === 'posts') focusPosts(root, posts[0], mode)
    if (isRecorded && mode === 'append') keepFocus(posts[0]?.querySelector('a'))
  }

  /** The page with the list and all that it needs to be shown; `null` where there is none, for whatever reason. */
  async function findPage(load: () => Promise<Document>): Promise<{ page: Document; face: string } | null> {
    const page = await load().catch(() => null)
    if (page === null || !hasList(page, id)) return null
    const [face] = await Promise.all([adoptFace(page), adoptStyles(page)])
    return { page, face }
  }

  function complain(address: URL): void {
    problem = writeProblem(address)
    root.append(problem)
    onFailed?.()
  }

  /** The address bar has moved without us. */
  function follow(): void {
    const address = new URL(location.href)
    const state = stateOf(address, parameters)
    const kept = snapshots.get(state)
    if (state === shown || kept === undefined) return void show(address, { isRecorded: false, focus: 'stays' })
    finish()
    keepShown()
    putSnapshot(id, kept)
    current = address
    shown = state
    onShown?.(address)
  }

  signal.addEventListener('abort', finish)
  if (isHome) {
    addEventListener('popstate', follow, { signal })
    // Back may have led here before the list woke up.
    if (stateOf(new URL(location.href), parameters) !== shown) follow()
    // A browser that kept nothing of the page has its posts from the server, its place from itself, and the focus from here.
    else if (isSpan(home, id)) restoreFocus(root)
    root.addEventListener(
      'click',
      ({ target }) => target instanceof Element && keepFocus(target.closest<HTMLAnchorElement>('article a')),
      {
        capture: true,
        signal,
      },
    )
  }
  const addressOf = ({ href }: HTMLAnchorElement) =>
    isHome ? mergeAddress(new URL(location.href), new URL(href), parameters) : new URL(href)
  return { show, addressOf, isHome }
}

function focusPosts(root: HTMLElement, first: HTMLElement | undefined, mode: InsertMode): void {
  first?.querySelector('a')?.focus({ preventScroll: mode === 'replace' })
  // A long list that became a short one would leave its reader below it.
  if (mode === 'replace' && root.getBoundingClientRect().top < 0) root.scrollIntoView()
}

/** Lets the links under a list turn its pages. */
export function watchPages(root: HTMLElement, list: List, signal: AbortSignal): void {
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || !isPlainClick(event) || link.closest(`[id="${root.id}-pages"]`) === null) return
      event.preventDefault()
      const isMore = link.rel === 'next' && link.closest('[data-first]') !== null
      void list.show(list.addressOf(link), { mode: isMore ? 'append' : 'replace' })
    },
    { signal },
  )
}
