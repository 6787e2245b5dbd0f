/** What stands in for `react-dom/client` in browsers. */
import { options } from 'preact'

export { createRoot, hydrateRoot } from 'preact/compat/client'

// Effects run right after rendering. Preact's own way is to wait for the next frame, and so would the click that wakes an island;
// in a hidden tab there is none.
options.requestAnimationFrame = queueMicrotask
