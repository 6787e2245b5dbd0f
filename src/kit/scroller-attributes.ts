/** Its name, or the element that holds it. */
type Naming = { 'aria-label': string } | { 'aria-labelledby': string }

/** Of a box that scrolls sideways: a keyboard must reach what may be wider than the page. */
export const scrollerAttributes = (naming: Naming) => ({ role: 'group', tabIndex: 0, ...naming })
