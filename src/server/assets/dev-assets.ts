import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ON_DEMAND_SOURCES } from '#islands/build/entry-names.ts'
import { FRAME_WIDGETS } from '#site/frame.ts'
import type { SiteAssets } from '#site/response.ts'

/** Addresses of the sources themselves, as Vite serves them in development. `root` is the repository. */
export function devAssets(root: string): SiteAssets {
  const widgetStyle = (widget: string) => `/src/widgets/${widget}/${widget}.css`
  const isThere = (url: string) => existsSync(join(root, url))
  const widgetStyles = (widgets: Iterable<string>) =>
    [...new Set(widgets)]
      .filter((name) => !FRAME_WIDGETS.includes(name))
      .sort()
      .map(widgetStyle)
      .filter(isThere)
  return {
    styles: (widgets) => ['/src/site/ui/styles/site.css', ...widgetStyles(widgets)],
    widgetStyles,
    loader: virtualUrl('lectern:dev-loader'),
    preview: '/src/canvas/preview.ts',
    canvas: '/src/canvas/canvas.ts',
    moduleUrl: (widget) => virtualUrl(`island:${widget}`),
    onDemand: {
      actions: `/${ON_DEMAND_SOURCES.actions}`,
      lightbox: `/${ON_DEMAND_SOURCES.lightbox}`,
      popups: `/${ON_DEMAND_SOURCES.popups}`,
      watch: `/${ON_DEMAND_SOURCES.watch}`,
    },
  }
}

/** Where Vite serves a module that a plugin makes. */
function virtualUrl(id: string): string {
  return `/@id/__x00__${id}`
}
