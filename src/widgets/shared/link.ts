/** A link that has passed the judge of addresses. */
export interface Link {
  href: string
  /** On another host. */
  isExternal: boolean
  newTab: boolean
}
