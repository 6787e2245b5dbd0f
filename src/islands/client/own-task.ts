const waiting: (() => void)[] = []

/**
 * Settles in a task of its own, one caller at a time and the last that asked first: what wakes together would otherwise be one long task,
 * and the island that somebody presses would wait for all that merely came into view.
 */
export function ownTask(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) void takeTurns()
  })
}

async function takeTurns(): Promise<void> {
  while (waiting.length > 0) {
    await nextTask()
    waiting.pop()?.()
  }
}

interface Scheduler {
  yield?(): Promise<void>
}

function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  // Safari has none.
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
