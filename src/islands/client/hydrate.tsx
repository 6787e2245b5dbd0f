import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SlotContext } from '../slot.tsx'
import { ATTRIBUTE, type IslandHost, type IslandProps } from '../wire.ts'
import { trustHtml } from './trusted-html.ts'

interface RootProps<P> {
  View: ComponentType<P>
  props: P
  slots: Record<string, string>
  onAwake: () => void
}

// No sibling beside the view: it would shift the ids of `useId` away from the server's.
function IslandRoot<P extends object>({ View, props, slots, onAwake }: RootProps<P>) {
  useEffect(onAwake, [onAwake])
  return (
    <SlotContext value={slots}>
      <View {...props} />
    </SlotContext>
  )
}

/** Brings an island's server markup to life. Settles after the view's effects have run. */
export function hydrate<P extends IslandProps>(
  element: HTMLElement,
  View: ComponentType<P>,
  host: IslandHost,
): Promise<() => void> {
  const props: P = JSON.parse(element.getAttribute(ATTRIBUTE.settings) ?? '')
  const serverHtml = element.innerHTML
  const slots = readSlots(element)
  return new Promise((resolve) => {
    const restore = () => {
      root.unmount()
      element.innerHTML = trustHtml(serverHtml)
    }
    const root = hydrateRoot(element, <IslandRoot View={View} props={props} slots={slots} onAwake={() => resolve(restore)} />, {
      identifierPrefix: props.id,
      onRecoverableError: host.report,
      onUncaughtError: (error) => {
        // React is still at work on the tree that it has just emptied.
        queueMicrotask(() => {
          restore()
          host.fail(error)
          resolve(() => {})
        })
      },
    })
  })
}

/** The island's own slots; those inside them belong to the widgets in there. */
function readSlots(element: HTMLElement): Record<string, string> {
  const inner = `[${ATTRIBUTE.slot}],[${ATTRIBUTE.module}]`
  const own = [...element.querySelectorAll(`[${ATTRIBUTE.slot}]`)].filter(
    (slot) => slot.parentElement?.closest(inner) === element,
  )
  return Object.fromEntries(own.map((slot) => [slot.getAttribute(ATTRIBUTE.slot), trustHtml(slot.innerHTML)]))
}
