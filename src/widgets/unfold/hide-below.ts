/** Takes what lies wholly below a line out of reach of keyboard and screen reader; what the line runs through stays. */
export function hideBelow(root: Element, line: number): void {
  for (const child of root.children) {
    const { top, bottom, height } = child.getBoundingClientRect()
    const isBelow = height > 0 && top >= line
    if (child instanceof HTMLElement && child.inert !== isBelow) setHidden(child, isBelow)
    if (!isBelow && bottom > line) hideBelow(child, line)
  }
}

/** The way back. What its editor or another widget made inert stays so. */
export function revealAll(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-folded-away]')) setHidden(element, false)
}

function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (!isHidden && !element.hasAttribute('data-folded-away')) return
  element.inert = isHidden
  element.toggleAttribute('data-folded-away', isHidden)
}
