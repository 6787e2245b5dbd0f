import type { Enhance } from '#islands/wire.ts'

/** Escape puts the first picture back, until the pointer or the focus comes anew. The swapping itself is the style sheet's. */
export const enhance: Enhance = (element) => {
  const figure = element.querySelector<HTMLElement>('.w-image-swap')
  if (!figure) return () => {}
  const life = new AbortController()
  const { signal } = life
  const restore = () => delete figure.dataset.dismissed

  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !(figure.matches(':hover') || figure.contains(document.activeElement))) return
      figure.dataset.dismissed = 'true'
      const box = figure.querySelector('input')
      if (box) box.checked = false
    },
    { signal },
  )
  figure.addEventListener('pointerleave', restore, { signal })
  figure.addEventListener('focusout', restore, { signal })
  figure.addEventListener('change', restore, { signal })
  return () => life.abort()
}
