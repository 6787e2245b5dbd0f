/** What a dialog goes through. While `closing` it is still seen, on its way out. */
export type DialogState = 'hidden' | 'shown' | 'closing'

/** `left`: the browser no longer shows it, whether its time was up or somebody closed it at once. */
export type DialogStep = 'show' | 'close' | 'left'

const NEXT: Record<DialogState, Record<DialogStep, DialogState>> = {
  hidden: { show: 'shown', close: 'hidden', left: 'hidden' },
  shown: { show: 'shown', close: 'closing', left: 'hidden' },
  closing: { show: 'shown', close: 'closing', left: 'hidden' },
}

export function nextState(state: DialogState, step: DialogStep): DialogState {
  return NEXT[state][step]
}

export const CLOSING_MS = 450
