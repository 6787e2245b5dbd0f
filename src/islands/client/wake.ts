import { ATTRIBUTE, type IslandHost, type IslandModule } from '../wire.ts'
import { ownTask } from './own-task.ts'
import { reportIslandError } from './report.ts'

const waking = new WeakMap<Element, Promise<void>>()
const releases = new WeakMap<Element, () => void>()

/** Wakes an island, its parents first. Settles when it is awake, failed or gone; never rejects. */
export function wakeIsland(island: HTMLElement): Promise<void> {
  let promise = waking.get(island)
  if (!promise) {
    promise = wakeInOrder(island)
    waking.set(island, promise)
  }
  return promise
}

/** Lets go of an island that left the document: it sleeps as the server made it and, put back, wakes anew. */
export function releaseIsland(island: HTMLElement): void {
  // One that is still waking up notices by itself that it is gone.
  if (!island.hasAttribute(ATTRIBUTE.state)) return
  releases.get(island)?.()
  releases.delete(island)
  waking.delete(island)
  island.removeAttribute(ATTRIBUTE.state)
}

async function wakeInOrder(island: HTMLElement): Promise<void> {
  const parent = island.parentElement?.closest<HTMLElement>(`[${ATTRIBUTE.module}]`)
  if (parent) await wakeIsland(parent)
  const report = (error: unknown) => reportIslandError(island, error)
  const host: IslandHost = {
    report,
    fail(error) {
      island.setAttribute(ATTRIBUTE.state, 'failed')
      report(error)
    },
  }
  try {
    const { wake } = await importTwice(island.getAttribute(ATTRIBUTE.module) ?? '')
    await ownTask()
    if (!island.isConnected) {
      waking.delete(island)
      return
    }
    releases.set(island, await wake(island, host))
    if (!island.hasAttribute(ATTRIBUTE.state)) island.setAttribute(ATTRIBUTE.state, 'awake')
    if (!island.isConnected) releaseIsland(island)
  } catch (error) {
    host.fail(error)
  }
}

function importTwice(address: string): Promise<IslandModule> {
  // Some browsers remember a failed address; the fragment makes it another one that asks the server for the same file.
  return importIsland(address).catch(() => importIsland(`${address}#again`))
}

// A name alone, and no template, as the specifier: for a template the build would add a preloader of a kilobyte.
function importIsland(address: string): Promise<IslandModule> {
  return import(/* @vite-ignore */ address)
}
