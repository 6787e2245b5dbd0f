import type { SiteAssets } from '#site/answer.ts'
import type { Rendered } from '#widgets/render/context.ts'

/** HTML for a page that is already shown: it brings along the style sheets that the page may lack. */
export function lateHtml(assets: SiteAssets, { html, widgets }: Pick<Rendered, 'html' | 'widgets'>): string {
  const links = assets.widgetStyles(widgets).map((href) => `<link rel="stylesheet" href="${href}">`)
  return links.join('') + html
}
