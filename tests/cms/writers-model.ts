import { buildConfig, type CollectionConfig, type Payload, type PayloadRequest, type SanitizedConfig } from 'payload'
import { createPostgresAdapter } from '#platform/db/postgres.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { createSqliteAdapter } from '#platform/db/sqlite.ts'
import type { Snapshot } from './writers-process.ts'
import {
  FAILS_AT_COMMIT,
  FAILS_IN_HOOK,
  FORGETS_REQ,
  HIDES_A_FAILURE,
  HIDES_AN_SQL_ERROR,
  SAVED_ON_THE_SIDE,
} from './writers-titles.ts'

/** Payload's Local API for collections that the project's generated types do not know. */
interface Api {
  create(options: { collection: string; data: object; overrideAccess: true; req?: PayloadRequest }): Promise<Row>
  find(options: { collection: string; pagination: false; depth: 0; sort: 'id'; overrideAccess: true }): Promise<{ docs: Row[] }>
  findVersions(options: {
    collection: string
    pagination: false
    depth: 0
    sort: 'id'
    overrideAccess: true
  }): Promise<{ docs: Row[] }>
  findByID(options: {
    collection: string
    id: number
    disableErrors?: boolean
    overrideAccess: true
    req?: PayloadRequest
  }): Promise<Row | null>
}
type Row = Record<string, unknown>

const apiOf = (payload: unknown) => payload as Api

const notes: CollectionConfig = {
  slug: 'notes',
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'points', type: 'array', fields: [{ name: 'text', type: 'text', required: true }] },
  ],
  versions: { drafts: true },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        await apiOf(req.payload).create({ collection: 'changes', data: { note: doc.id }, overrideAccess: true, req })
      },
      async ({ doc, req }) => {
        if (doc.title === FAILS_IN_HOOK) throw new Error(FAILS_IN_HOOK)
        if (doc.title === FAILS_AT_COMMIT)
          await (await sqlOf(req.payload, req)).run('insert into guard (parent) values (?)', [404])
        if (doc.title.startsWith(FORGETS_REQ)) await saveNote(req.payload, SAVED_ON_THE_SIDE)
        if (doc.title === HIDES_A_FAILURE) await hide(req, findNothing(req))
        if (doc.title === HIDES_AN_SQL_ERROR) await hide(req, (await sqlOf(req.payload, req)).run('select ? from nowhere', [1]))
      },
    ],
  },
}

const changes: CollectionConfig = { slug: 'changes', fields: [{ name: 'note', type: 'number', required: true, index: true }] }

/** A small content model on the real adapters. `push` makes the tables, in an empty database only. */
export function createWritersConfig(databaseUrl: string, push: boolean): Promise<SanitizedConfig> {
  const options = { url: databaseUrl, migrationDir: new URL('migrations', import.meta.url).pathname, push }
  return buildConfig({
    secret: 'writers',
    telemetry: false,
    typescript: { autoGenerate: false },
    graphQL: { disable: true },
    logger: { options: { level: 'fatal' }, destination: process.stderr },
    collections: [notes, changes],
    db: databaseUrl.startsWith('file:') ? createSqliteAdapter(options) : createPostgresAdapter(options),
  })
}

/** A table whose constraint is not looked at before COMMIT. */
export async function createGuard(payload: Payload): Promise<void> {
  const sql = await sqlOf(payload)
  await sql.run('create table guard_parent (id integer primary key)')
  await sql.run('create table guard (parent integer references guard_parent (id) deferrable initially deferred)')
}

export async function saveNote(payload: Payload, title: string, req?: PayloadRequest): Promise<number> {
  const points = [{ text: `${title} 1` }, { text: `${title} 2` }]
  const note = await apiOf(payload).create({ collection: 'notes', data: { title, points }, overrideAccess: true, req })
  return Number(note.id)
}

export async function readTitle(payload: Payload, id: number): Promise<string | null> {
  const note = await apiOf(payload).findByID({ collection: 'notes', id, disableErrors: true, overrideAccess: true })
  return note ? String(note.title) : null
}

export async function takeSnapshot(payload: Payload): Promise<Snapshot> {
  const everything = { pagination: false, depth: 0, sort: 'id', overrideAccess: true } as const
  const api = apiOf(payload)
  const [found, versions, changed] = await Promise.all([
    api.find({ collection: 'notes', ...everything }),
    api.findVersions({ collection: 'notes', ...everything }),
    api.find({ collection: 'changes', ...everything }),
  ])
  return {
    notes: found.docs.map(({ id, points }) => ({ id: Number(id), points: Array.isArray(points) ? points.length : 0 })),
    versions: versions.docs.map(({ parent }) => Number(parent)),
    changes: changed.docs.map(({ note }) => Number(note)),
  }
}

// Payload rolls the whole transaction back when a call inside it fails, also when the hook goes on as if nothing was.
function findNothing(req: PayloadRequest): Promise<unknown> {
  return apiOf(req.payload).findByID({ collection: 'notes', id: 999_999_999, overrideAccess: true, req })
}

async function hide(req: PayloadRequest, failing: Promise<unknown>): Promise<void> {
  await failing.catch((error: Error) => req.payload.logger.debug(error.message))
}
