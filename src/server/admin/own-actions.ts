import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** What Next writes beside the admin when it is built: every function that browsers may call by its name. */
const Manifest = Type.Object({ node: Type.Record(Type.String(), Type.Object({ filename: Type.String() })) })
const FILE = '.next/server/server-reference-manifest.json'

/** The names of those that our pages call. Another one, for the language, comes with Payload and is never called. */
export function readOwnActions(folder: string): Set<string> {
  const manifest: Static<typeof Manifest> = Value.Parse(Manifest, JSON.parse(readFileSync(join(folder, FILE), 'utf8')))
  const own = Object.entries(manifest.node).filter(([, { filename }]) => filename.startsWith('admin/'))
  return new Set(own.map(([id]) => id))
}
