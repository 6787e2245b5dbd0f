import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** Names of the widgets that wake in the browser: those whose `defineWidget({ … })` says `when`. Sorted. */
export function findIslands(widgetsDir: string): string[] {
  return findWidgetFolders(widgetsDir).filter((name) => {
    const door = join(widgetsDir, name, 'index.ts')
    return existsSync(door) && declaresMoment(door, readFileSync(door, 'utf8'))
  })
}

/** Style sheets by widget, for the folders that have one of their own name. */
export function findWidgetStyles(widgetsDir: string): Map<string, string> {
  const styles = findWidgetFolders(widgetsDir).map((name) => [name, join(widgetsDir, name, `${name}.css`)] as const)
  return new Map(styles.filter(([, path]) => existsSync(path)))
}

function findWidgetFolders(widgetsDir: string): string[] {
  const entries = existsSync(widgetsDir) ? readdirSync(widgetsDir, { withFileTypes: true }) : []
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

// Reading the source, not running it, keeps the database and the rest of the server out of the build of the client.
function declaresMoment(path: string, source: string): boolean {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  let isIsland = false
  new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineWidget') return
      if (definition?.type !== 'ObjectExpression' || definition.properties.some(({ type }) => type === 'SpreadElement')) {
        throw new Error(`${path}: defineWidget wants an object written out in place, so that the build can see \`when\``)
      }
      isIsland ||= definition.properties.some((property) => property.type === 'Property' && nameOf(property.key) === 'when')
    },
  }).visit(program)
  return isIsland
}

function nameOf(key: { type: string; name?: unknown; value?: unknown }): unknown {
  return key.type === 'Identifier' ? key.name : key.value
}
