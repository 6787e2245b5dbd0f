import { REFRESH_LOOP_HREF } from '#addresses/lists.ts'
import { parsePage } from '#kit/posts/list-page.ts'
import { messages } from './messages.ts'
import { type FilterRules, filtersOf } from './model.ts'

interface LoopCall {
  id: string
  /** `page:12`: the document that holds the loop. */
  post: string
  rules: FilterRules
  selection: readonly string[]
  /** The page, without what the loop itself says in its address. */
  base: URL
}

/** The refresh-loop call: the loop with a selection, rendered by the server. */
export function refreshLoop(call: LoopCall): (address: URL, signal: AbortSignal) => Promise<Document> {
  return (_address, signal) => ask(call, signal)
}

async function ask({ id, post, rules, selection, base }: LoopCall, signal: AbortSignal): Promise<Document> {
  const [kind, postId] = post.split(':')
  const response = await fetch(REFRESH_LOOP_HREF, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      post_id: Number(postId),
      post_kind: kind,
      widget_filters: filtersOf(selection, rules),
      widget_id: id,
      pagination_base_url: base.href,
    }),
    signal,
  })
  if (!response.ok) throw new Error(`${response.status}`)
  const { data }: { data?: unknown } = await response.json()
  if (typeof data !== 'string') throw new Error('The answer has no data')
  return parsePage(data === '' ? writeEmpty(id) : data)
}

/** Nothing found may come as nothing at all. */
function writeEmpty(id: string): string {
  const count = messages.count(0, false)
  return `<div id="${id}-items"><p class="w-post-list__empty">${messages.empty}</p></div><div id="${id}-pages"></div><p id="${id}-count">${count}</p>`
}
