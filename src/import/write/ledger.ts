import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { sqlOf } from '#platform/db/sql.ts'

/** Into which an import writes. */
export type ImportedCollection =
  | 'users'
  | 'categories'
  | 'tags'
  | 'media'
  | 'fragments'
  | 'pages'
  | 'posts'
  | 'menus'
  | 'redirects'

type ItemState = 'started' | 'done' | 'linked'

/** An item of the old site. */
interface OldItem {
  wpType: string
  wpId: string
  /** By which a second run knows whether it has changed. */
  hash: string
  collection: ImportedCollection
  guid?: string
  link?: string
  /** Of a file, below `uploads/`. */
  path?: string
}

interface LedgerRow {
  hash: string
  collection: ImportedCollection
  docId: number
  docUpdatedAt: string
  state: ItemState
}

/** A document of this site for an item of the old one. */
export interface Made {
  id: number
  state?: ItemState
}

export type Outcome = 'made' | 'updated' | 'same' | 'changed-here'
/** What becomes of a document whose item has changed on the old site: left alone, brought up to date unless somebody changed it here, or always. */
export type OnConflict = 'skip' | 'update' | 'force'

interface Writers {
  make(req: PayloadRequest): Promise<Made>
  /** Brings the document up to date. */
  update(req: PayloadRequest, id: number): Promise<void>
}

/** Which item of the old site became which document. Every row is written in the transaction of its document, so that a run that dies leaves both or neither. */
export interface Ledger {
  readonly payload: Payload
  readonly run: number
  idOf(wpType: string, wpId: string): number | null
  /** Whether there is nothing left to do for an item. */
  isSettled(item: Pick<OldItem, 'wpType' | 'wpId' | 'hash'>): boolean
  /** Makes the document of an item once; brings it up to date where the item has changed and nobody has changed the document. */
  settle(item: OldItem, writers: Writers): Promise<Outcome>
}

const DRAFTED: ReadonlySet<string> = new Set(['fragments', 'pages', 'posts', 'menus'])

export async function openLedger(
  payload: Payload,
  { source, run, onConflict }: { source: string; run: number; onConflict: OnConflict },
): Promise<Ledger> {
  const rows = new Map<string, LedgerRow>()
  const stored = await (await sqlOf(payload)).run('select * from import_items where source = ?', [source])
  for (const row of stored) {
    rows.set(keyOf(String(row.wp_type), String(row.wp_id)), {
      hash: String(row.hash),
      collection: String(row.doc_collection) as ImportedCollection,
      docId: Number(row.doc_id),
      docUpdatedAt: String(row.doc_updated_at),
      state: String(row.state) as ItemState,
    })
  }

  async function write(item: OldItem, work: (req: PayloadRequest) => Promise<Made>): Promise<void> {
    const row = await inTransaction(payload, async (req): Promise<LedgerRow> => {
      const { id, state = 'done' } = await work(req)
      const docUpdatedAt = (await findUpdatedAt(req, item.collection, id)) ?? ''
      const entry = { hash: item.hash, collection: item.collection, docId: id, docUpdatedAt, state }
      await store(req, { source, run }, item, entry)
      return entry
    })
    rows.set(keyOf(item.wpType, item.wpId), row)
  }

  function isSettled({ wpType, wpId, hash }: Pick<OldItem, 'wpType' | 'wpId' | 'hash'>): boolean {
    const known = rows.get(keyOf(wpType, wpId))
    return known !== undefined && (known.state === 'linked' || (known.state === 'done' && known.hash === hash))
  }

  async function isUntouched({ collection, docId, docUpdatedAt }: LedgerRow): Promise<boolean> {
    return (await inTransaction(payload, (req) => findUpdatedAt(req, collection, docId))) === docUpdatedAt
  }

  return {
    payload,
    run,
    idOf: (wpType, wpId) => rows.get(keyOf(wpType, wpId))?.docId ?? null,
    isSettled,
    async settle(item, { make, update }) {
      const known = rows.get(keyOf(item.wpType, item.wpId))
      if (known === undefined) {
        await write(item, make)
        return 'made'
      }
      if (isSettled(item)) return 'same'
      const isStarted = known.state === 'started'
      if (!isStarted && onConflict === 'skip') return 'changed-here'
      if (onConflict !== 'force' && !(await isUntouched(known))) return 'changed-here'
      await write(item, async (req) => {
        await update(req, known.docId)
        return { id: known.docId }
      })
      return isStarted ? 'made' : 'updated'
    },
  }
}

/** When a document was last changed, its draft included; `null` for one that is gone. */
export async function findUpdatedAt(req: PayloadRequest, collection: ImportedCollection, id: number): Promise<string | null> {
  const found = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: DRAFTED.has(collection),
    trash: true,
    select: { updatedAt: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return found?.updatedAt ?? null
}

async function store(
  req: PayloadRequest,
  { source, run }: { source: string; run: number },
  { wpType, wpId, guid, link, path }: OldItem,
  { hash, collection, docId, docUpdatedAt, state }: LedgerRow,
): Promise<void> {
  const sql = await sqlOf(req.payload, req)
  await sql.run(
    `insert into import_items (source, wp_type, wp_id, wp_guid, wp_link, old_path, hash, doc_collection, doc_id, doc_updated_at, imported_at, run, state)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (source, wp_type, wp_id) do update set
       wp_guid = excluded.wp_guid, wp_link = excluded.wp_link, old_path = excluded.old_path, hash = excluded.hash,
       doc_updated_at = excluded.doc_updated_at, imported_at = excluded.imported_at, state = excluded.state`,
    [
      ...[source, wpType, wpId, guid ?? null, link ?? null, path?.toLowerCase() ?? null, hash],
      ...[collection, docId, docUpdatedAt, new Date().toISOString(), run, state],
    ],
  )
}

function keyOf(wpType: string, wpId: string): string {
  return `${wpType} ${wpId}`
}
