import type { Enhance } from '#islands/wire.ts'

/** A mouse that can hover; never a finger, and not for those who asked for less motion. */
const MAY_FOLLOW = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

/** While a mouse is over the content, its follower is in the page and keeps to it. */
export const enhance: Enhance = (element) => {
  const area = element.querySelector<HTMLElement>(':scope > .w-custom-cursor')
  const waiting = area?.querySelector<HTMLTemplateElement>(':scope > template')?.content.firstElementChild
  if (!area || !waiting) return () => {}
  const follower = document.importNode(waiting, true) as HTMLElement
  const life = new AbortController()
  const { signal } = life
  follower.style.setProperty('--size', `${Number(follower.dataset.size)}px`)

  const leave = () => {
    follower.remove()
    area.removeAttribute('data-followed')
  }
  const follow = (event: PointerEvent) => {
    const isOwn = event.target instanceof Element && event.target.closest('.w-custom-cursor') === area
    // An area inside with a follower of its own wins.
    if (event.pointerType !== 'mouse' || !isOwn || !matchMedia(MAY_FOLLOW).matches) return leave()
    follower.style.setProperty('--x', `${event.clientX}px`)
    follower.style.setProperty('--y', `${event.clientY}px`)
    if (follower.isConnected) return
    // In the page itself nothing clips it; an open dialog lies above the page.
    const layer = area.closest('dialog[open]') ?? document.body
    layer.append(follower)
    area.dataset.followed = ''
  }
  area.addEventListener('pointerover', follow, { signal })
  area.addEventListener('pointermove', follow, { signal })
  area.addEventListener('pointerleave', leave, { signal })
  area.addEventListener('pointercancel', leave, { signal })
  signal.addEventListener('abort', leave)
  return () => life.abort()
}
