import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteAssets } from '#site/answer.ts'

/** Addresses of the sources themselves, as Vite serves them in development. `root` is the repository. */
export function devAssets(root: string): SiteAssets {
  const widgetStyle = (widget: string) => `/src/widgets/${widget}/${widget}.css`
  const isThere = (url: string) => existsSync(join(root, url))
  return {
    styles: (widgets) => ['/src/site/ui/styles/site.css', ...[...new Set(widgets)].sort().map(widgetStyle).filter(isThere)],
    loader: virtualUrl('lectern:dev-loader'),
    preview: '/src/islands/client/preview.ts',
    moduleUrl: (widget) => virtualUrl(`island:${widget}`),
  }
}

/** Where Vite serves a module that a plugin makes. */
function virtualUrl(id: string): string {
  return `/@id/__x00__${id}`
}
