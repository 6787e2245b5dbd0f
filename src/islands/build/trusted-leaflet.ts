import type { Plugin } from 'vite'

const LEAFLET = /\/leaflet\/dist\/leaflet-src(?:\.esm)?\.js$/
const WRITES_HTML = /\.innerHTML = (.+);\r?$/gm
const POLICY =
  "const leafletHtml = globalThis.trustedTypes?.createPolicy('leaflet', { createHTML: (html) => html }) ?? { createHTML: (html) => html };\n"

/**
 * Leaflet writes the signs on its buttons and its scale as HTML, which the content security policy leaves to named policies.
 * It gets one of its own; what visitors and editors wrote reaches it as elements and never as text.
 */
export function trustedLeaflet(): Plugin {
  return {
    name: 'lectern:trusted-leaflet',
    apply: 'build',
    transform(code, id) {
      if (!LEAFLET.test(id.replaceAll('\\', '/'))) return null
      return { code: POLICY + trustWrites(code), map: null }
    },
  }
}

export function trustWrites(code: string): string {
  if (code.search(WRITES_HTML) === -1) throw new Error('Leaflet writes no HTML any more: remove this plugin')
  return code.replace(WRITES_HTML, (_, html: string) => `.innerHTML = leafletHtml.createHTML(${html});`)
}
