import { resolve } from 'node:path'
import type { BuildOptions, PluginOption } from 'vite'
import { browserGuard } from './browser-guard.ts'
import { ENTRY, ON_DEMAND_SOURCES, onDemandNames } from './entry-names.ts'
import { findIslands, findWidgetStyles } from './find-islands.ts'
import { islandEntries, islandEntry } from './island-entries.ts'
import { LOADER_INPUT, standaloneLoader } from './standalone-loader.ts'
import { trustedLeaflet } from './trusted-leaflet.ts'
import { zipInPage } from './zip-in-page.ts'

// Baseline 2023.
const BROWSERS = ['chrome120', 'edge120', 'firefox121', 'safari17.2']
const PREVIEW_INPUT = resolve(import.meta.dirname, '../client/preview.ts')
// Its effects and other modules stay with the widget that asks for them.
const SWIPER = /node_modules\/swiper\/(swiper|shared\/(swiper-core|utils))\.mjs$|\/kit\/carousel\/[\w-]+\.ts$/
const REACT = /node_modules\/(react|react-dom|scheduler)\/|\/islands\/(client\/hydrate|slot)\.tsx$/

export interface ClientBuildOptions {
  /** The repository. */
  root: string
  outDir: string
  widgetsDir: string
  /** The site's own style sheet. */
  siteStyle: string
}

export function clientPlugins({ root, widgetsDir }: { root: string; widgetsDir: string }): PluginOption[] {
  return [standaloneLoader(), islandEntries({ widgetsDir }), browserGuard({ root }), zipInPage(), trustedLeaflet()]
}

/** How everything that a browser gets is built. */
export function clientBuild({ root, outDir, widgetsDir, siteStyle }: ClientBuildOptions): BuildOptions {
  const islands = findIslands(widgetsDir).map((widget) => [ENTRY.island(widget), islandEntry(widget)])
  const styles = [...findWidgetStyles(widgetsDir)].map(([widget, path]) => [ENTRY.widgetStyle(widget), path])
  const scripts = onDemandNames().map((name) => [ENTRY.onDemand(name), resolve(root, ON_DEMAND_SOURCES[name])])
  return {
    outDir,
    manifest: true,
    target: BROWSERS,
    cssMinify: 'lightningcss',
    // The content security policy forbids `data:` addresses.
    assetsInlineLimit: 0,
    copyPublicDir: false,
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries([
        [ENTRY.loader, LOADER_INPUT],
        [ENTRY.preview, PREVIEW_INPUT],
        [ENTRY.siteStyle, siteStyle],
        ...styles,
        ...islands,
        ...scripts,
      ]),
      // The loader calls what an island's script exports.
      preserveEntrySignatures: 'strict',
      // One request for React and what wakes islands, whichever comes first.
      output: {
        codeSplitting: {
          groups: [
            // What every script shares. A group takes along what its modules import, and these must not bring React.
            { name: 'wire', test: /\/islands\/(?:wire|client\/trusted-html)\.ts$/, priority: 1 },
            { name: 'react', test: REACT },
            // One request for what all carousels share.
            { name: 'carousel', test: SWIPER },
          ],
        },
      },
    },
  }
}
