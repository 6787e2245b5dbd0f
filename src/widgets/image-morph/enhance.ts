import type { Enhance } from '#islands/wire.ts'

// The style sheet asks for the same.
const BY_STYLE = 'width: attr(data-duration type(<time>))'

/** Hands the times to style sheets that can't read them from attributes. The shapes move without a script. */
export const enhance: Enhance = (element) => {
  const figure = element.querySelector<HTMLElement>('.w-image-morph')
  if (!figure || CSS.supports(BY_STYLE)) return () => {}
  figure.style.setProperty('--morph-time', figure.dataset.duration ?? '')
  figure.style.setProperty('--morph-delay', figure.dataset.delay ?? '')
  return () => {
    figure.style.removeProperty('--morph-time')
    figure.style.removeProperty('--morph-delay')
  }
}
