/**
 * Runs one task at a time. Whoever asks while one is under way waits, and of those who wait only the newest is run, with what it has
 * to take over from the one before it.
 */
export function createNewestWins<Task>(run: (task: Task) => Promise<void>, takeOver: (waiting: Task, newest: Task) => Task) {
  let isUnderWay = false
  let waiting: Task | undefined
  return async function ask(task: Task): Promise<void> {
    if (isUnderWay) {
      waiting = waiting === undefined ? task : takeOver(waiting, task)
      return
    }
    isUnderWay = true
    try {
      for (let next: Task | undefined = task; next !== undefined; next = waiting) {
        waiting = undefined
        await run(next)
      }
    } finally {
      isUnderWay = false
    }
  }
}
