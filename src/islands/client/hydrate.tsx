import { Component, type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ATTRIBUTE, type IslandHost } from '../wire.ts'
import { SlotNodes } from './island.tsx'
import { trustHtml } from './trusted-html.ts'

/** Brings an island's server markup to life. Settles after the component's effects have run. */
export function hydrate<Props extends object>(
  element: HTMLElement,
  Island: ComponentType<Props>,
  host: IslandHost,
): Promise<() => void> {
  const props: Props = JSON.parse(element.getAttribute(ATTRIBUTE.props) ?? '')
  const serverHtml = element.innerHTML
  return new Promise((resolve) => {
    let isRestored = false
    const restore = () => {
      if (isRestored) return
      isRestored = true
      root.unmount()
      element.innerHTML = trustHtml(serverHtml)
    }
    const crash = (error: unknown) => {
      // The tree that failed is still being worked on.
      queueMicrotask(() => {
        restore()
        host.fail(error)
        resolve(restore)
      })
    }
    const tree = (
      <Boundary onError={crash}>
        <SlotNodes value={new Map()}>
          <Awake onAwake={() => resolve(restore)}>
            <Island {...props} />
          </Awake>
        </SlotNodes>
      </Boundary>
    )
    // Only React, in development, tells of markup that had to be repaired.
    const root = hydrateRoot(element, tree, { onRecoverableError: host.report })
  })
}

interface BoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { isDown: boolean }> {
  override state = { isDown: false }

  static getDerivedStateFromError() {
    return { isDown: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.isDown ? null : this.props.children
  }
}

/** Effects of parents run after those of their children. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it wakes once
  useEffect(onAwake, [])
  return children
}
