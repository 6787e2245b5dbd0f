import type { PopupTrigger } from '#published/types.ts'

/** Something that a visitor did. */
export type Signal =
  /** Offsets from the top, and how far the page can be scrolled at all. */
  | { kind: 'scrolled'; from: number; to: number; room: number }
  /** The n-th click on the page; `anchors` are the ids of the elements around it. */
  | { kind: 'clicked'; count: number; anchors: readonly string[] }
  | { kind: 'reached'; anchor: string }
  /** The mouse has left the window at this height. */
  | { kind: 'left'; y: number }
  | { kind: 'waited'; seconds: number }
  | { kind: 'rested'; seconds: number }

/** Whether what a visitor did is what a trigger waits for. */
export function isReached(trigger: PopupTrigger, signal: Signal): boolean {
  switch (trigger.kind) {
    case 'page-load':
      return signal.kind === 'waited' && signal.seconds >= trigger.seconds
    case 'inactivity':
      return signal.kind === 'rested' && signal.seconds >= trigger.seconds
    case 'scroll-down':
      return signal.kind === 'scrolled' && signal.to > signal.from && scrolledPercent(signal) >= trigger.percent
    case 'scroll-up':
      // Above zero only: a page that springs back from its end was not scrolled up.
      return signal.kind === 'scrolled' && signal.to < signal.from && signal.to >= 0 && signal.from <= signal.room
    case 'scroll-to':
      return signal.kind === 'reached' && signal.anchor === trigger.anchor
    case 'clicks':
      return signal.kind === 'clicked' && signal.count >= trigger.count
    case 'click-on':
      return signal.kind === 'clicked' && signal.anchors.includes(trigger.anchor)
    case 'exit-intent':
      return signal.kind === 'left' && signal.y <= 0
  }
}

function scrolledPercent({ to, room }: { to: number; room: number }): number {
  return room <= 0 ? 100 : (to / room) * 100
}
