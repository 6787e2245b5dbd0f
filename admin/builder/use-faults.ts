import { useEffect, useState } from 'react'
import { blockAtPath } from '#builder/block-at-path.ts'
import type { Layout } from '#builder/tree.ts'
import type { Widgets } from '#builder/widgets.ts'
import { askForFaults, type Fault } from '../components/ask-for-faults.ts'

const DEBOUNCE_MS = 600

/** A fault with the block that it is in, and the setting that is at fault, where one is known. */
export interface BlockFault extends Fault {
  id: string
  setting: string
}

interface FaultsOptions {
  /** Of the endpoint that proofreads. */
  address: string
  layout: Layout
  widgets: Widgets
}

/** What readers would stumble over; `null` until the first answer. A check that fails keeps the last one. */
export function useFaults({ address, layout, widgets }: FaultsOptions): readonly BlockFault[] | null {
  const [faults, setFaults] = useState<readonly BlockFault[] | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const found = await askForFaults(address, { layout }, stop.signal)
      if (found !== null && !stop.signal.aborted) setFaults(found.flatMap((fault) => inItsBlock(fault, layout, widgets)))
    }
    const timer = setTimeout(ask, DEBOUNCE_MS)
    // The alternative text of a picture is written elsewhere.
    addEventListener('focus', ask)
    return () => {
      stop.abort()
      clearTimeout(timer)
      removeEventListener('focus', ask)
    }
  }, [address, layout, widgets])
  return faults
}

/** What is at fault, where it is not the block's first setting. */
const SETTINGS: Readonly<Record<string, string>> = { 'heading-order': 'level', 'heading-one': 'level' }

function inItsBlock(fault: Fault, layout: Layout, widgets: Widgets): BlockFault[] {
  const found = blockAtPath(layout, fault.path, widgets)
  return found ? [{ ...fault, id: found.id, setting: found.setting || (SETTINGS[fault.rule] ?? '') }] : []
}
