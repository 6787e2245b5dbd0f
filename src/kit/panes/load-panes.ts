import type { LoadTools } from '#settings/define-widget.ts'
import type { PaneData } from './model.ts'

export type PanesContext = Pick<LoadTools, 'claimAnchor' | 'renderFragment'>

interface Pane {
  title: string
  fragment: number | null
  anchor: string
}

/** Ids and fragments of panes, in their order. A pane that starts open is never lazy: a visitor should not wait for it. */
export async function loadPanes(
  panes: readonly Pane[],
  open: readonly boolean[],
  isLazy: boolean,
  { claimAnchor, renderFragment }: PanesContext,
): Promise<PaneData[]> {
  const handlers = await Promise.all(panes.map(({ anchor, title }) => claimAnchor(anchor || title)))
  return Promise.all(
    panes.map(async ({ fragment }, index): Promise<PaneData> => {
      const isOpen = open[index] === true
      const waits = fragment !== null && isLazy && !isOpen
      return {
        handler: handlers[index] ?? '',
        isOpen,
        lazyFragment: waits ? fragment : null,
        html: fragment === null || waits ? null : ((await renderFragment(fragment)) ?? ''),
      }
    }),
  )
}
