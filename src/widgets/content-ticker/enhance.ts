import type { Enhance } from '#islands/wire.ts'
import { runTicker } from './run-ticker.ts'

// The style sheet asks for the same.
const MAY_MOVE = '(scripting: enabled) and (prefers-reduced-motion: no-preference)'

/** Moves only for visitors who want it to; for the others, all items stand below one another. */
export const enhance: Enhance = (element) => {
  const root = element.querySelector<HTMLElement>('.w-content-ticker')
  const list = element.querySelector<HTMLElement>('.w-content-ticker__items')
  if (root === null || list === null) return () => {}
  const mayMove = matchMedia(MAY_MOVE)
  let rest = () => {}
  const follow = () => {
    rest()
    rest = mayMove.matches ? runTicker(root, list) : () => {}
  }
  follow()
  mayMove.addEventListener('change', follow)
  return () => {
    mayMove.removeEventListener('change', follow)
    rest()
  }
}
