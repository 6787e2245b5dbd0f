import type { PopupTrigger } from '#published/types.ts'
import { isReached, type Signal } from './triggers.ts'

const ACTIVITY = ['keydown', 'pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll']

/** Calls at each of the moments, once for each. */
export function watchTriggers(triggers: readonly PopupTrigger[], callback: () => void): void {
  const waiting = new Set(triggers)
  const listening = new AbortController()
  const passively = { capture: true, passive: true, signal: listening.signal }
  const has = (...kinds: PopupTrigger['kind'][]) => triggers.some(({ kind }) => kinds.includes(kind))

  function signal(what: Signal): void {
    for (const trigger of waiting) {
      if (!isReached(trigger, what)) continue
      waiting.delete(trigger)
      callback()
    }
    if (waiting.size === 0) listening.abort()
  }

  for (const trigger of triggers) {
    if (trigger.kind === 'page-load')
      setTimeout(() => signal({ kind: 'waited', seconds: trigger.seconds }), trigger.seconds * 1000)
    if (trigger.kind === 'inactivity') watchRest(trigger.seconds)
    if (trigger.kind === 'scroll-to') watchAnchor(trigger.anchor)
  }
  if (has('scroll-down', 'scroll-up')) watchScrolling()
  if (has('clicks', 'click-on')) watchClicks()
  if (has('exit-intent')) {
    document.documentElement.addEventListener('mouseleave', ({ clientY }) => signal({ kind: 'left', y: clientY }), passively)
  }

  function watchRest(seconds: number): void {
    const start = () => setTimeout(() => signal({ kind: 'rested', seconds }), seconds * 1000)
    let timer = start()
    const restart = () => {
      clearTimeout(timer)
      timer = start()
    }
    for (const type of ACTIVITY) document.addEventListener(type, restart, passively)
  }

  function watchScrolling(): void {
    let from = scrollY
    const watch = () => {
      const to = scrollY
      signal({ kind: 'scrolled', from, to, room: document.documentElement.scrollHeight - innerHeight })
      from = to
    }
    addEventListener('scroll', watch, passively)
  }

  function watchClicks(): void {
    let count = 0
    const watch = ({ target }: Event) => {
      count += 1
      signal({ kind: 'clicked', count, anchors: idsAround(target) })
    }
    document.addEventListener('click', watch, passively)
  }

  function watchAnchor(anchor: string): void {
    const target = document.getElementById(anchor)
    if (!target) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      signal({ kind: 'reached', anchor })
    })
    observer.observe(target)
  }
}

function idsAround(target: EventTarget | null): string[] {
  const ids: string[] = []
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element.id !== '') ids.push(element.id)
  }
  return ids
}
