import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { findIslands, type IslandFolders } from './find-islands.ts'

const PREFIX = 'island:'
const HYDRATE = join(resolve(import.meta.dirname, '../client'), 'hydrate.tsx')
const EXPORT = /^export (?!type |interface )(?:const (\w+) = island\()?/gm

/** The id under which an island's script is imported or given to the build. */
export function islandEntry(name: string): string {
  return PREFIX + name
}

/** Makes each island's script of its component and what hydrates it. The loader never needs to know the islands. */
export function islandEntries(folders: IslandFolders): Plugin {
  return {
    name: 'lectern:island-entries',
    resolveId: {
      filter: { id: /^island:/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0island:/ },
      handler(id) {
        const name = id.slice(PREFIX.length + 1)
        const source = findIslands(folders).get(name)
        if (source === undefined) return this.error(`"${name}" is no island: its folder has no client.tsx`)
        return writeEntry(source)
      },
    },
  }
}

function writeEntry(path: string): string {
  const component = islandIn(readFileSync(path, 'utf8'), path)
  return [
    `import { ${component} } from ${JSON.stringify(path)}`,
    `import { hydrate } from ${JSON.stringify(HYDRATE)}`,
    `export const wake = (element, host) => hydrate(element, ${component}, host)`,
  ].join('\n')
}

/** The one thing that an island's file exports beside types. */
export function islandIn(source: string, path: string): string {
  const [name, ...others] = [...source.matchAll(EXPORT)].map(([, name]) => name)
  if (name === undefined || others.length > 0)
    throw new Error(`${path} must export one island and nothing else: export const Name = island(…)`)
  return name
}
