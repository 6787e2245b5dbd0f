/** Reasons for which a rotating carousel waits; it goes on when there is none left. */
type Hold = 'hover' | 'focus' | 'hidden' | 'away' | 'calm' | 'fits'

interface RotationOptions {
  delayMs: number
  onTurn(): void
  onState(state: RotationState): void
}

export interface RotationState {
  /** It was not stopped. */
  isWanted: boolean
  /** And nothing holds it. */
  isRunning: boolean
}

/** Turns by itself, again and again, until somebody stops it. */
export interface Rotation {
  hold(reason: Hold, isHeld: boolean): void
  /** A slide was turned to: the next turn is a whole delay away. */
  restart(turnMs: number): void
  stop(): void
  toggle(): void
  release(): void
}

export function createRotation({ delayMs, onTurn, onState }: RotationOptions): Rotation {
  const holds = new Set<Hold>()
  let isWanted = true
  let timer: ReturnType<typeof setTimeout> | undefined

  function arm(extraMs = 0): void {
    clearTimeout(timer)
    const isRunning = isWanted && holds.size === 0
    onState({ isWanted, isRunning })
    if (isRunning) timer = setTimeout(turn, delayMs + extraMs)
  }

  function turn(): void {
    arm()
    // Behind an open dialog nothing moves.
    if (document.querySelector(':modal') === null) onTurn()
  }

  function want(wanted: boolean): void {
    isWanted = wanted
    arm()
  }

  return {
    hold(reason, isHeld) {
      if (holds.has(reason) === isHeld) return
      if (isHeld) holds.add(reason)
      else holds.delete(reason)
      arm()
    },
    restart: (turnMs) => arm(turnMs),
    stop: () => want(false),
    toggle: () => want(!isWanted),
    release: () => clearTimeout(timer),
  }
}
