import { relative } from 'node:path'
import type { Plugin } from 'vite'

const SERVER_PACKAGES = /^(payload|@payloadcms|fastify|@fastify|next|sharp|@libsql|drizzle-orm|nodemailer|@aws-sdk)(\/|$)/
const BROWSER_MODULES =
  /^src\/(?:addresses\/|platform\/(?:(?:safe-url|is-record)\.ts|clock\/)|published\/(?:types|film|consent-words)\.ts|newsletter\/form-fields\.ts|forms\/(?:form-fields|results)\.ts)/
const STYLE_OR_FILE = /\.(css|woff2?|svg|png|jpe?g|webp|avif)$/

/** Why a module may not reach the browser, or `null`. `id` is relative to the repository's root, with forward slashes. */
export function refuseInBrowser(id: string): string | null {
  const path = id.replace(/[?#].*$/, '')
  if (path.startsWith('node:') || path.includes('__vite-browser-external')) return 'a module of Node'
  const [, dependency] = /^(?:.*\/)?node_modules\/(.+)$/.exec(path) ?? []
  if (dependency)
    return SERVER_PACKAGES.test(dependency) || /^react-dom\/server/.test(dependency) ? 'a package for servers' : null
  if (!path.startsWith('src/') || STYLE_OR_FILE.test(path) || BROWSER_MODULES.test(path)) return null
  return isBrowserSource(path) ? null : 'not browser code'
}

function isBrowserSource(path: string): boolean {
  if (/^src\/islands\/(client\/|(?:slot-props|wire)\.ts$)|^src\/popups\/client\//.test(path)) return true
  if (/^src\/(?:canvas\/|builder\/(?:messages|find-texts)\.ts$)/.test(path)) return true
  if (/^src\/(?:kit\/|shop\/(?:cart\/|cart-page\/|order-form\/|format-price\.ts$))/.test(path)) return true
  // A widget's door, settings, loader and examples are for the server; everything else in its folder may be shared.
  return /^src\/widgets\/[^/]+\/.+/.test(path) && !/^src\/widgets\/[^/]+\/(index|settings|load|examples)\.tsx?$/.test(path)
}

/** Fails the client's build when a server module enters the browser's module graph, and says by which import. */
export function browserGuard({ root }: { root: string }): Plugin {
  const name = (id: string) => (id.startsWith('/') ? relative(root, id).replaceAll('\\', '/') : id)
  return {
    name: 'lectern:browser-guard',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const refusal = refuseInBrowser(source) ?? (resolved && refuseInBrowser(name(resolved.id)))
      if (refusal) this.error(`${name(importer)} imports ${source}, which is ${refusal}: it must not reach the browser`)
      return resolved
    },
  }
}
