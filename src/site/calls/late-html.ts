import type { Rendered } from '#render/context.ts'
import type { SiteAssets } from '../response.ts'

const HEADING = /<(?:h[1-4]|blockquote|caption|\w+(?=[^>]*\sdata-headline="))(?=[\s>])/g

/**
 * HTML for a page that is already shown. It brings along the style sheets that the page may lack; its headings keep the system's
 * face, because the page's font has only the characters that the page began with.
 */
export function lateHtml(assets: SiteAssets, { html, widgets }: Pick<Rendered, 'html' | 'widgets'>): string {
  const links = assets.widgetStyles(widgets).map((href) => `<link rel="stylesheet" href="${href}">`)
  return links.join('') + html.replace(HEADING, '$& data-face="system"')
}
