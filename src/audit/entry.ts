import type { AuditKind } from './kinds.ts'

/** A field that is no longer what it was. Values are short and in words; of what has none, the name alone. */
export interface Change {
  field: string
  before?: string
  after?: string
}

/** Something that somebody did. */
export interface Deed {
  kind: AuditKind
  /** The account, which may be gone by now. */
  actorId: number | null
  actor: string
  /** What it was done to, in words. */
  subject: string
  /** Where that stands, below the admin's address; empty where there is no such place. */
  path: string
  /** The network that it was asked from, or the program that did it. */
  origin: string
  changes: Change[]
}

/** A deed as it is kept: with its number and its moment. */
export interface Entry extends Deed {
  id: number
  at: string
}

type Row = Record<string, unknown>

export const COLUMNS = ['id', 'happened_at', 'kind', 'actor_id', 'actor', 'subject', 'path', 'origin', 'changes'] as const

export function toRow({ id, at, kind, actorId, actor, subject, path, origin, changes }: Entry): Row {
  return { id, happened_at: at, kind, actor_id: actorId, actor, subject, path, origin, changes: JSON.stringify(changes) }
}

export function fromRow(row: Row): Entry {
  return {
    id: Number(row.id),
    at: String(row.happened_at),
    kind: String(row.kind) as AuditKind,
    actorId: row.actor_id === null ? null : Number(row.actor_id),
    actor: String(row.actor),
    subject: String(row.subject),
    path: String(row.path),
    origin: String(row.origin),
    changes: JSON.parse(String(row.changes)),
  }
}

/** A change in words: `角色：作者 → 編輯`. */
export function describeChange({ field, before, after }: Change): string {
  if (before === undefined) return after === undefined ? field : `${field}：${after}`
  return `${field}：${before} → ${after || '（空）'}`
}
