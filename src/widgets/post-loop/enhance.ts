import { isPlainClick } from '#islands/client/plain-click.ts'
import type { Enhance } from '#islands/wire.ts'
import { createList, watchPages } from '#kit/posts/turn-list.ts'
import {
  ALL,
  type FilterRules,
  filterAddress,
  filterParameter,
  isPressed,
  parametersOf,
  press,
  readSelection,
  type Taxonomy,
} from './model.ts'
import { refreshLoop } from './refresh.ts'

/** The buttons of the bar refresh the loop by the refresh-loop call; the links under it turn its pages by the list-page call. */
export const enhance: Enhance = (island) => {
  const root = island.querySelector<HTMLElement>('[data-address]')
  const bar = root?.querySelector<HTMLElement>('[data-taxonomy]')
  if (!root || !bar) return () => {}
  const { id } = root
  const { post } = root.dataset
  const rules: FilterRules = {
    taxonomy: bar.dataset.taxonomy as Taxonomy,
    isMultiple: bar.dataset.join !== undefined,
    join: bar.dataset.join === 'OR' ? 'OR' : 'AND',
  }
  const parameters = parametersOf(id, rules)
  const buttons = [...bar.querySelectorAll<HTMLAnchorElement>('[data-filter]')]
  const off = new AbortController()
  const { signal } = off

  // What the buttons show, and what the list shows: while an answer is under way they differ.
  let wanted = buttons.filter((button) => button.ariaCurrent === 'true' && nameOf(button) !== ALL).map(nameOf)
  let shown = wanted

  const list = createList(root, signal, {
    parameters,
    onShown({ searchParams }) {
      const asked = readSelection(searchParams.get(filterParameter(id, rules.taxonomy)), rules)
      shown = asked.filter((slug) => buttons.some((button) => nameOf(button) === slug))
      paint(shown)
    },
    onFailed: () => paint(shown),
  })

  function addressFor(selection: readonly string[]): URL {
    const current = list.isHome ? location : new URL(root?.dataset.address ?? '', location.origin)
    return new URL(filterAddress(current.pathname + current.search, id, rules, selection), location.origin)
  }

  function paint(selection: string[]): void {
    wanted = selection
    for (const button of buttons) {
      button.role = 'button'
      button.ariaCurrent = null
      button.ariaPressed = String(isPressed(selection, nameOf(button)))
      button.href = addressFor(press(selection, nameOf(button), rules)).href
    }
  }

  function choose(selection: string[]): void {
    const address = addressFor(selection)
    paint(selection)
    const base = new URL(address)
    for (const name of parameters) base.searchParams.delete(name)
    base.hash = ''
    const load = post ? (_: URL, stop: AbortSignal) => refreshLoop({ id, post, rules, selection, base }, stop) : undefined
    const announce = () => document.getElementById(`${id}-count`)?.textContent ?? ''
    void list.show(address, { load, announce, focus: 'stays' })
  }

  bar.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-filter]') : null
      if (!button || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      if (button.ariaPressed !== 'true' || nameOf(button) !== ALL) choose(press(wanted, nameOf(button), rules))
    },
    { signal },
  )
  watchPages(root, list, signal)
  paint(wanted)
  return () => {
    off.abort()
    for (const button of buttons) {
      button.ariaCurrent = button.ariaPressed === 'true' ? 'true' : null
      button.ariaPressed = button.role = null
    }
  }
}

function nameOf(button: HTMLElement): string {
  return button.dataset.filter ?? ''
}
