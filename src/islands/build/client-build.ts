import { resolve } from 'node:path'
import type { BuildOptions, PluginOption } from 'vite'
import { browserGuard } from './browser-guard.ts'
import { ENTRY, ON_DEMAND_SOURCES, onDemandNames } from './entry-names.ts'
import { findIslands, findWidgetStyles, type IslandFolders } from './find-islands.ts'
import { islandEntries, islandEntry } from './island-entries.ts'
import { preactInBrowsers } from './preact-in-browsers.ts'
import { LOADER_INPUT, standaloneLoader } from './standalone-loader.ts'
import { trustedLeaflet } from './trusted-leaflet.ts'
import { zipInPage } from './zip-in-page.ts'

// Baseline 2023.
const BROWSERS = ['chrome120', 'edge120', 'firefox121', 'safari17.2']
// Its effects and other modules stay with the widget that asks for them.
const SWIPER = /node_modules\/swiper\/(swiper|shared\/(swiper-core|utils))\.mjs$|\/kit\/carousel\/[\w-]+\.ts$/
// Nearly every island has this hook: it would go with the first library whose scripts ask for it, and bring that along.
const RUNTIME = /node_modules\/preact\/|\/islands\/client\/(?:(?:hydrate|island)\.tsx|preact-root\.ts)$|\/kit\/use-once\.ts$/

export interface ClientBuildOptions extends IslandFolders {
  /** The repository. */
  root: string
  outDir: string
  /** The site's own style sheet. */
  siteStyle: string
}

export function clientPlugins({ root, ...folders }: IslandFolders & { root: string }): PluginOption[] {
  return [standaloneLoader(), islandEntries(folders), preactInBrowsers(), browserGuard({ root }), zipInPage(), trustedLeaflet()]
}

/** How everything that a browser gets is built. */
export function clientBuild({ root, outDir, siteStyle, ...folders }: ClientBuildOptions): BuildOptions {
  const { widgetsDir } = folders
  const islands = [...findIslands(folders).keys()].map((name) => [ENTRY.island(name), islandEntry(name)])
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
        [ENTRY.preview, resolve(root, 'src/canvas/preview.ts')],
        [ENTRY.canvas, resolve(root, 'src/canvas/canvas.ts')],
        [ENTRY.siteStyle, siteStyle],
        ...styles,
        ...islands,
        ...scripts,
      ]),
      // Files begin with 'use client' for those who read them.
      checks: { moduleLevelDirective: false },
      // The loader calls what an island's script exports.
      preserveEntrySignatures: 'strict',
      // Rather than a request for a file with nothing but an address in it.
      optimization: { inlineConst: true },
      // One request for what all islands run on, whichever comes first.
      output: {
        codeSplitting: {
          groups: [
            // What every script shares. A group takes along what its modules import, and these must not bring the runtime.
            { name: 'wire', test: /\/islands\/(?:wire|client\/trusted-html)\.ts$/, priority: 2 },
            { name: 'runtime', test: RUNTIME, priority: 1 },
            // One request for what all carousels share.
            { name: 'carousel', test: SWIPER },
          ],
        },
      },
    },
  }
}
