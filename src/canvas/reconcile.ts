import { ATTRIBUTE } from '#islands/wire.ts'

/**
 * Brings a live part of the page from one server rendering to the next, and touches nothing else: what did not change keeps its
 * scroll position, its focus and what a person opened in it. `shown` is the rendering that the live part was made of; scripts may
 * have changed the live part since. Returns what stands there now.
 */
export function reconcile(live: Element, shown: Element, next: Element): Element {
  if (shown.isEqualNode(next)) return live
  // A component lives on the markup that it woke on.
  if (live.tagName !== next.tagName || next.hasAttribute(ATTRIBUTE.module)) {
    const copy = copyOf(next)
    live.replaceWith(copy)
    return copy
  }
  reconcileAttributes(live, shown, next)
  if (isKeyed(live) && isKeyed(shown) && isKeyed(next)) reconcileBlocks(live, shown, next)
  else if (haveSameShape(live, shown, next)) reconcileInOrder(live, shown, next)
  else live.replaceChildren(...[...next.childNodes].map(copyOf))
  return live
}

function reconcileAttributes(live: Element, shown: Element, next: Element): void {
  for (const { name } of shown.attributes) if (!next.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of next.attributes) if (shown.getAttribute(name) !== value) live.setAttribute(name, value)
}

/** Elements that the visual editor can tell apart, wherever they stand. */
const keyOf = (element: Element): string | null => element.getAttribute('data-block')

function isKeyed(parent: Element): boolean {
  const children = [...parent.childNodes]
  return children.length > 0 && children.every((child) => child instanceof Element && keyOf(child) !== null)
}

function reconcileBlocks(live: Element, shown: Element, next: Element): void {
  const liveByKey = new Map([...live.children].map((child) => [keyOf(child), child]))
  const shownByKey = new Map([...shown.children].map((child) => [keyOf(child), child]))
  const kept = [...next.children].map((child) => {
    const key = keyOf(child)
    const [liveChild, shownChild] = [liveByKey.get(key), shownByKey.get(key)]
    if (liveChild === undefined || shownChild === undefined) return copyOf(child)
    return reconcile(liveChild, shownChild, child)
  })
  for (const child of [...live.children]) if (!kept.includes(child)) child.remove()
  for (const [index, child] of kept.entries())
    if (live.children[index] !== child) live.insertBefore(child, live.children[index] ?? null)
}

function haveSameShape(live: Element, shown: Element, next: Element): boolean {
  const names = ({ childNodes }: Element) => [...childNodes].map(({ nodeName }) => nodeName).join()
  return names(shown) === names(next) && names(live) === names(next)
}

function reconcileInOrder(live: Element, shown: Element, next: Element): void {
  const liveChildren = [...live.childNodes]
  const shownChildren = [...shown.childNodes]
  for (const [index, child] of [...next.childNodes].entries()) {
    const [liveChild, shownChild] = [liveChildren[index], shownChildren[index]]
    if (liveChild instanceof Element && shownChild instanceof Element && child instanceof Element) {
      reconcile(liveChild, shownChild, child)
    } else if (liveChild && shownChild?.nodeValue !== child.nodeValue) liveChild.nodeValue = child.nodeValue
  }
}

function copyOf<Kind extends Node>(node: Kind): Kind {
  return document.importNode(node, true)
}
