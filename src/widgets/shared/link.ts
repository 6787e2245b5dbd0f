/** A link that has passed the judge of addresses. */
export interface Link {
  href: string
  /** On another host. */
  isExternal: boolean
  newTab: boolean
}

/** Whether a link does something in its own page instead of leading elsewhere. */
export function isActionHref(href: string): boolean {
  return /^(?:#|%23)(?:lectern|elementor)-action/i.test(href)
}
