/**
 * Until a lock of the browser is ours; it is held until `signal` says that it is over, and given back by the browser itself where the
 * page goes in any other way. Returns whether it was got.
 */
export function untilHeld(locks: Pick<LockManager, 'request'> | undefined, name: string, signal: AbortSignal): Promise<boolean> {
  // A browser has none on pages that came without encryption.
  if (locks === undefined) return Promise.resolve(!signal.aborted)
  return new Promise((resolve) => {
    const hold = () => {
      resolve(!signal.aborted)
      return new Promise<void>((release) => {
        if (signal.aborted) release()
        else signal.addEventListener('abort', () => release(), { once: true })
      })
    }
    // What is not waited for any longer is refused.
    locks.request(name, { signal }, hold).catch(() => resolve(false))
  })
}
