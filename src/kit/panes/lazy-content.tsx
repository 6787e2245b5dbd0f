import { Slot, type SlotContent } from '#islands/island.ts'
import type { LazyPane } from './use-lazy-pane.ts'

const LOADING = '載入中…'
const FAILED = '內容暫時無法載入。'
const RETRY = '再試一次'

interface LazyContentProps extends LazyPane {
  /** What stands there before: a link to the same content. */
  content: SlotContent
  /** The button goes away with the message; whoever pressed it stays in the pane. */
  onRetry: () => void
}

/** The inside of a pane whose content is fetched when it is opened. */
export function LazyContent({ state, target, load, content, onRetry }: LazyContentProps) {
  const isThere = state === 'waiting' || state === 'loaded'
  const retry = () => {
    onRetry()
    load()
  }
  return (
    <>
      {!isThere && (
        <p className="pane-status" role="status">
          {state === 'loading' ? LOADING : `${FAILED} `}
          {state === 'failed' && (
            <button type="button" className="btn btn--line btn--small" onClick={retry}>
              {RETRY}
            </button>
          )}
        </p>
      )}
      <Slot content={content} ref={target} hidden={!isThere} />
    </>
  )
}
