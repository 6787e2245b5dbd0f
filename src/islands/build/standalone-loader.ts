import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const MARK = '?standalone'

/** The loader as an entry of the build. */
export const LOADER_INPUT = resolve(import.meta.dirname, '../client/loader.ts') + MARK

/** Gives the loader its own copy of whatever it imports: it stays one small file even if islands import the same modules. */
export function standaloneLoader(): Plugin {
  return {
    name: 'lectern:standalone-loader',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(MARK)) return null
      const resolved = await this.resolve(source, importer.slice(0, -MARK.length), { ...options, skipSelf: true })
      return resolved && { ...resolved, id: resolved.id + MARK }
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const isLoader = file.type === 'chunk' && file.facadeModuleId === LOADER_INPUT
        if (isLoader && file.imports.length + file.dynamicImports.length > 0) this.error(`The loader imports ${file.imports}`)
      }
    },
  }
}
