import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

export const MANIFEST = 'manifest.json'
const FORMAT = 1

const manifestSchema = Type.Object({
  format: Type.Literal(FORMAT),
  madeAt: Type.String(),
  version: Type.String(),
  database: Type.Union([Type.Literal('sqlite'), Type.Literal('postgres')]),
  migrations: Type.Integer({ minimum: 1 }),
  newestIds: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
  /** Rows of each table. */
  rows: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
  /** SHA-256 of each entry of the archive. */
  hashes: Type.Record(Type.String(), Type.String({ pattern: '^[0-9a-f]{64}$' })),
  /** Files that documents name and the store does not have. */
  missing: Type.Array(Type.String()),
  /** Variables of the environment, without the secret ones. */
  settings: Type.Record(Type.String(), Type.String()),
})

/** What an archive says about itself. */
export type Manifest = Static<typeof manifestSchema>

export function createManifest(facts: Omit<Manifest, 'format'>): string {
  return JSON.stringify({ format: FORMAT, ...facts }, null, 2)
}

export function readManifest(text: string): Manifest {
  const manifest: unknown = JSON.parse(text)
  if (Value.Check(manifestSchema, manifest)) return manifest
  const [wrong] = Value.Errors(manifestSchema, manifest)
  throw new Error(`The archive does not say what it is: ${wrong?.path} ${wrong?.message}`)
}

/** Passes bytes on, and says at the end what they were. */
export function hashing(onEnd: (sha256: string) => void): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      onEnd(hash.digest('hex'))
      done()
    },
  })
}
