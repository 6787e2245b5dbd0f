import type { PayloadRequest } from 'payload'
import { isRecord } from '#platform/is-record.ts'
import { documentId } from '#published/links.ts'
import { MAX_FRAGMENT_DEPTH } from '#settings/limits.ts'
import type { FragmentState } from './find-faults.ts'
import type { Fragments } from './proofread.ts'

/** Which fragments each published one shows; what is not published is not there. */
type Inside = ReadonlyMap<number, readonly number[]>

/** What becomes of these fragments where they are shown: in the fragment `own`, or in a document that no fragment shows. */
export async function followFragments(used: readonly number[], own: number | null, req: PayloadRequest): Promise<Fragments> {
  const inside = new Map<number, readonly number[]>()
  let next = [...new Set(used)]
  // One level is read at a time; deeper than they may stand nobody looks.
  for (let level = 0; level <= MAX_FRAGMENT_DEPTH && next.length > 0; level += 1) {
    for (const [id, shown] of await readPublished(next, req)) inside.set(id, shown)
    next = [...new Set(next.flatMap((id) => inside.get(id) ?? []))].filter((id) => !inside.has(id))
  }
  const around = own === null ? [] : [own]
  return new Map(used.map((id) => [id, stateOf(id, around, inside)]))
}

function stateOf(id: number, around: readonly number[], inside: Inside): FragmentState {
  if (around.includes(id)) return 'circle'
  const shown = inside.get(id)
  if (shown === undefined) return 'unpublished'
  if (around.length >= MAX_FRAGMENT_DEPTH) return 'deep'
  const inner = shown.map((each) => stateOf(each, [...around, id], inside))
  return inner.find((state) => state === 'circle' || state === 'deep') ?? 'shown'
}

async function readPublished(ids: number[], req: PayloadRequest): Promise<[number, number[]][]> {
  const { docs } = await req.payload.find({
    collection: 'fragments',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    select: { layout: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map(({ id, layout }) => [id, fragmentsIn(layout)])
}

/** Every widget that shows a fragment calls it so, the panes of tabs too. */
function fragmentsIn(stored: unknown): number[] {
  if (Array.isArray(stored)) return stored.flatMap(fragmentsIn)
  if (!isRecord(stored)) return []
  return Object.entries(stored).flatMap(([name, value]) => (name === 'fragment' ? (documentId(value) ?? []) : fragmentsIn(value)))
}
