import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where folders with islands are: those of the widgets, those of what widgets share, and the shop. */
export interface IslandFolders {
  widgetsDir: string
  kitDir?: string
  shopDir?: string
}

/** Sources of the islands by name: the `client.tsx` of their folder. Sorted. */
export function findIslands({ widgetsDir, kitDir, shopDir }: IslandFolders): Map<string, string> {
  const found = new Map<string, string>()
  for (const dir of [widgetsDir, kitDir, shopDir]) {
    if (dir === undefined) continue
    for (const name of findFolders(dir)) {
      const source = join(dir, name, 'client.tsx')
      if (!existsSync(source)) continue
      const other = found.get(name)
      if (other) throw new Error(`Two islands are called ${name}: ${other} and ${source}`)
      found.set(name, source)
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Style sheets by widget, for the folders that have one of their own name. */
export function findWidgetStyles(widgetsDir: string): Map<string, string> {
  const styles = findFolders(widgetsDir).map((name) => [name, join(widgetsDir, name, `${name}.css`)] as const)
  return new Map(styles.filter(([, path]) => existsSync(path)))
}

function findFolders(dir: string): string[] {
  const entries = existsSync(dir) ? readdirSync(dir, { withFileTypes: true }) : []
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}
