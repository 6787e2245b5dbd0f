import { isPlainClick } from '#islands/client/plain-click.ts'
import type { Enhance } from '#islands/wire.ts'
import { addText } from './channels.ts'
import { BLOCKED } from './messages.ts'
import { isSendKey, LOADER_MS, windowFeatures } from './model.ts'
import { isOpenAt, type Schedule } from './schedule.ts'

const CLOCK_MS = 15_000

/** Greets, keeps the hours, and takes the visitor's words along to the messenger. */
export const enhance: Enhance = (element) => {
  const found = findParts(element)
  if (found === null) return () => {}
  const { root, launcher, bubble, note, field, links } = found
  const life = new AbortController()
  const { signal } = life
  const schedule: Schedule | null = root.dataset.schedule === undefined ? null : JSON.parse(root.dataset.schedule)
  let typing = 0
  let clock = 0

  function readClock(): void {
    const isOpen = schedule === null || isOpenAt(schedule, Date.now())
    root.dataset.service = isOpen ? 'open' : 'closed'
    const words = (isOpen ? bubble.dataset.greeting : bubble.dataset.vacation) ?? ''
    if (bubble.textContent !== words) bubble.textContent = words
  }

  /** Whoever opens it for the first time sees somebody typing. */
  function follow(): void {
    clearInterval(clock)
    if (!root.open) return
    if (root.dataset.loader !== undefined) type()
    else if (root.dataset.typing === undefined) readClock()
    clock = window.setInterval(() => root.dataset.typing === undefined && readClock(), CLOCK_MS)
  }

  function type(): void {
    delete root.dataset.loader
    root.dataset.typing = ''
    bubble.textContent = ''
    typing = window.setTimeout(() => {
      delete root.dataset.typing
      readClock()
    }, LOADER_MS)
  }

  function send(link: HTMLAnchorElement): void {
    const isGone = openMessenger(addText(link.href, field?.value ?? ''), root.dataset.target ?? '')
    note.textContent = isGone ? '' : BLOCKED
    if (isGone && field) field.value = ''
  }

  function press(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href]')
    if (link && isPlainClick(event)) {
      event.preventDefault()
      send(link)
    } else if (event.target.closest('.w-chat-launcher__send')) {
      if (links[0]) send(links[0])
    } else if (event.target.closest('.w-chat-launcher__close')) close()
  }

  function close(): void {
    root.open = false
    launcher.focus()
  }

  root.addEventListener('toggle', follow, { signal })
  root.addEventListener('click', press, { signal })
  root.addEventListener('keydown', (event) => event.key === 'Escape' && !event.isComposing && root.open && close(), { signal })
  field?.addEventListener(
    'keydown',
    (event) => {
      if (!isSendKey(event)) return
      event.preventDefault()
      if (links[0]) send(links[0])
    },
    { signal },
  )
  placeIn(root)
  readClock()
  follow()
  return () => {
    life.abort()
    clearTimeout(typing)
    clearInterval(clock)
  }
}

function findParts(element: HTMLElement) {
  const root = element.querySelector('details')
  const launcher = root?.querySelector('summary')
  const bubble = root?.querySelector<HTMLElement>('.w-chat-launcher__bubble')
  const note = root?.querySelector('.w-chat-launcher__note')
  if (!root || !launcher || !bubble || !note) return null
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.w-chat-launcher__channels a')]
  return { root, launcher, bubble, note, links, field: root.querySelector('textarea') }
}

function openMessenger(address: string, target: string): boolean {
  if (target === '_self') {
    location.assign(address)
    return true
  }
  const opened = open(address, '_blank', target === 'popup' ? windowFeatures(screen) : '')
  // Asking for `noopener` would hide whether the window was refused.
  if (opened) opened.opener = null
  return opened !== null
}

/** Where the style sheet can't read attributes. */
function placeIn({ dataset, style }: HTMLElement): void {
  if (CSS.supports('width: attr(data-x type(<length>))')) return
  for (const axis of ['x', 'y']) style.setProperty(`--${axis}`, dataset[axis] ?? '')
}
