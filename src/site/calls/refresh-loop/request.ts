import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { DocumentId } from '../document-id.ts'

// PostgreSQL's `integer` ends here.
const MAX_ID = 2 ** 31 - 1
const MOST_TERMS = 20

const Terms = Type.Object({
  terms: Type.Array(Type.String({ maxLength: 200 }), { maxItems: MOST_TERMS }),
  logicalJoin: Type.Optional(Type.Union([Type.Literal('AND'), Type.Literal('OR')])),
})

const Taxonomies = Type.Object({ category: Type.Optional(Terms), tag: Type.Optional(Terms) }, { additionalProperties: false })

const Request = Type.Object({
  post_id: Type.Union([Type.Integer({ minimum: 1, maximum: MAX_ID }), DocumentId]),
  /** Pages, posts, fragments and popups count their ids apart. Without it the first that has the loop is meant. */
  post_kind: Type.Optional(
    Type.Union([Type.Literal('page'), Type.Literal('post'), Type.Literal('fragment'), Type.Literal('popup')]),
  ),
  widget_id: Type.RegExp(/^b-[\p{L}\p{M}\p{N}_-]{1,120}$/u),
  widget_filters: Type.Object({ taxonomy: Type.Optional(Taxonomies) }),
  pagination_base_url: Type.Optional(Type.String({ maxLength: 4000 })),
})

export type RefreshLoopRequest = Static<typeof Request>

type ReadResult = { ok: true; request: RefreshLoopRequest } | { ok: false; params: Record<string, string> }

/** Validates a body as it was sent; nothing is taken for something else. Surplus fields are left alone, as WordPress does. */
export function readRequest(body: unknown): ReadResult {
  if (Value.Check(Request, body)) return { ok: true, request: body }
  const params: Record<string, string> = {}
  const wrong = [...Value.Errors(Request, body)].map(({ path }) => path.split('/')[1] ?? '')
  for (const name of wrong) if (name !== '') params[name] = messageFor(name)
  return { ok: false, params }
}

export const MESSAGES = {
  post_id: '必須是文件的編號。',
  post_kind: '必須是 page、post、fragment 或 popup。',
  widget_id: '必須是元件的編號。',
  widget_filters: '必須是篩選條件的物件。',
  pagination_base_url: '必須是本站的網址。',
} as const

function messageFor(name: string): string {
  return Object.hasOwn(MESSAGES, name) ? MESSAGES[name as keyof typeof MESSAGES] : '格式不正確。'
}
