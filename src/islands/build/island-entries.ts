import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { findIslands } from './find-islands.ts'

const PREFIX = 'island:'
const CLIENT_DIR = resolve(import.meta.dirname, '../client')

/** The id under which an island's script is imported or given to the build. */
export function islandEntry(widget: string): string {
  return PREFIX + widget
}

/**
 * Makes each island's script: its view and React, or the `enhance.ts` that its folder has instead. The loader never needs to
 * know the widgets.
 */
export function islandEntries({ widgetsDir }: { widgetsDir: string }): Plugin {
  return {
    name: 'lectern:island-entries',
    resolveId: {
      filter: { id: /^island:/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0island:/ },
      handler(id) {
        const widget = id.slice(PREFIX.length + 1)
        if (!findIslands(widgetsDir).includes(widget)) this.error(`"${widget}" is not an island: its index.ts says no \`when\``)
        const enhance = join(widgetsDir, widget, 'enhance.ts')
        if (existsSync(enhance)) return writeEnhanced(enhance)
        return writeEntry(join(widgetsDir, widget, 'view.tsx'), viewName(widget))
      },
    },
  }
}

function writeEntry(viewPath: string, view: string): string {
  return [
    `import { ${view} } from ${JSON.stringify(viewPath)}`,
    `import { hydrate } from ${JSON.stringify(join(CLIENT_DIR, 'hydrate.tsx'))}`,
    `export const wake = (element, host) => hydrate(element, ${view}, host)`,
  ].join('\n')
}

function writeEnhanced(enhancePath: string): string {
  return `import { enhance } from ${JSON.stringify(enhancePath)}\nexport const wake = async (element) => enhance(element)`
}

/** `back-to-top` has the view `BackToTopView`. */
export function viewName(widget: string): string {
  const words = widget.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}View`
}
