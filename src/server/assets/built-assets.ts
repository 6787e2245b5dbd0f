import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { ENTRY } from '#islands/build/entry-names.ts'
import type { SiteAssets } from '#site/answer.ts'

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
  const siteStyle = addressOf(ENTRY.siteStyle)

  return {
    styles: (widgets) => [...new Set([siteStyle, ...[...widgets].sort().flatMap(stylesOf)])],
    loader: addressOf(ENTRY.loader),
    preview: addressOf(ENTRY.preview),
    moduleUrl: (widget) => addressOf(ENTRY.island(widget)),
  }
}

/** Style sheets that an island's script imports, as some packages want it. */
function importedStyles(manifest: Manifest, chunk: ManifestChunk): string[] {
  const imported = (chunk.imports ?? []).flatMap((key) => (manifest[key] ? importedStyles(manifest, manifest[key]) : []))
  return [...imported, ...(chunk.css ?? [])]
}
