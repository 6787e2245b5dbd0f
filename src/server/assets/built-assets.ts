import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { ENTRY, onDemandNames } from '#islands/build/entry-names.ts'
import type { OnDemandScript } from '#islands/wire.ts'
import { FRAME_WIDGETS } from '#site/frame.ts'
import type { SiteAssets } from '#site/response.ts'

/** Addresses of the files in `clientDir`, where `vite build` has put them. Reads the manifest once. */
export function loadBuiltAssets(clientDir: string): SiteAssets {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'))
  return readManifest(manifest)
}

export function readManifest(manifest: Manifest): SiteAssets {
  const entries = new Map<string, ManifestChunk>()
  for (const chunk of Object.values(manifest)) if (chunk.isEntry && chunk.name) entries.set(chunk.name, chunk)

  const addressOf = (name: string) => {
    const entry = entries.get(name)
    if (!entry) throw new Error(`The built files have no "${name}": run \`npm run build\` again`)
    return `/${entry.file}`
  }
  const stylesOf = (widget: string) => {
    const own = entries.get(ENTRY.widgetStyle(widget))
    const island = entries.get(ENTRY.island(widget))
    return [...(own ? [own.file] : []), ...(island ? importedStyles(manifest, island) : [])].map((file) => `/${file}`)
  }
  // Those of the frame are part of the site's own sheet.
  const widgetStyles = (widgets: Iterable<string>) => [
    ...new Set(
      [...widgets]
        .filter((name) => !FRAME_WIDGETS.includes(name))
        .sort()
        .flatMap(stylesOf),
    ),
  ]
  const siteStyle = addressOf(ENTRY.siteStyle)

  return {
    styles: (widgets) => [siteStyle, ...widgetStyles(widgets)],
    widgetStyles,
    loader: addressOf(ENTRY.loader),
    preview: addressOf(ENTRY.preview),
    canvas: addressOf(ENTRY.canvas),
    moduleUrl: (widget) => addressOf(ENTRY.island(widget)),
    onDemand: Object.fromEntries(onDemandNames().map((name) => [name, addressOf(ENTRY.onDemand(name))])) as Record<
      OnDemandScript,
      string
    >,
  }
}

/** Style sheets that an island's script imports, as some packages want it. */
function importedStyles(manifest: Manifest, chunk: ManifestChunk): string[] {
  const imported = (chunk.imports ?? []).flatMap((key) => (manifest[key] ? importedStyles(manifest, manifest[key]) : []))
  return [...imported, ...(chunk.css ?? [])]
}
