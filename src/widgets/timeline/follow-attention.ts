import { moveHighlight } from './model.ts'

/** The highlight goes where the pointer, the finger or the focus was last, and stays there. */
export function followAttention(timeline: HTMLElement, signal: AbortSignal): void {
  const scroller = timeline.querySelector<HTMLElement>('.w-timeline__scroller')
  const items = [...timeline.querySelectorAll<HTMLElement>('.w-timeline__item')]

  const highlight = (index: number) => {
    items.forEach((item, at) => {
      item.toggleAttribute('data-highlighted', at === index)
    })
  }
  const notice = ({ target }: Event) => {
    const index = items.findIndex((item) => target instanceof Node && item.contains(target))
    if (index !== -1) highlight(index)
  }
  const move = (event: KeyboardEvent) => {
    if (event.target !== scroller || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const from = items.findIndex((item) => item.hasAttribute('data-highlighted'))
    const to = moveHighlight(event.key, from, items.length)
    if (to === null) return
    event.preventDefault()
    highlight(to)
    items[to]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }

  timeline.addEventListener('pointerover', notice, { signal })
  timeline.addEventListener('focusin', notice, { signal })
  scroller?.addEventListener('keydown', move, { signal })
}
