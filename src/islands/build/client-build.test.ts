import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { clientBuild, clientPlugins } from './client-build.ts'

const LOADER_LIMIT_BYTES = 3 * 1024
const RUNTIME_LIMIT_BYTES = 12 * 1024
const WIDGET_LIMIT_BYTES = 12 * 1024
const LIGHTBOX_LIMIT_BYTES = 20 * 1024

const root = resolve(import.meta.dirname, '../../..')
const fixture = join(root, 'tests/fixtures/islands')
const widgetsDir = join(fixture, 'widgets')

describe('the client build', () => {
  let files: Rolldown.RolldownOutput['output']
  const chunk = (name: string) => files.find((file) => file.type === 'chunk' && file.name === name) as Rolldown.OutputChunk

  const reachable = (file: string): string[] => {
    const found = files.find(({ fileName }) => fileName === file)
    return found?.type === 'chunk' ? [file, ...found.imports.flatMap(reachable)] : []
  }
  const codeOf = (file: string) => {
    const found = files.find(({ fileName }) => fileName === file)
    return found?.type === 'chunk' ? found.code : ''
  }

  beforeAll(async () => {
    const options = clientBuild({ root, outDir: 'dist/client', widgetsDir, siteStyle: join(fixture, 'site.css') })
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      root,
      plugins: [clientPlugins({ root, widgetsDir })],
      build: { ...options, write: false },
    })
    files = (result as Rolldown.RolldownOutput).output
  })

  it('makes a loader that stands alone within its limit', () => {
    const loader = chunk('loader')
    expect([...loader.imports, ...loader.dynamicImports]).toEqual([])
    expect(gzipSync(loader.code).length).toBeLessThan(LOADER_LIMIT_BYTES)
    expect(loader.code).not.toContain('react')
  })

  it('makes a script of each island that exports `wake` and shares the runtime with the others', () => {
    for (const name of ['island-tally', 'island-panes']) {
      expect(chunk(name).exports).toEqual(['wake'])
      expect(chunk(name).imports).toContain(chunk('runtime').fileName)
    }
    const holders = files.filter((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.includes('/preact/')))
    expect(holders).toEqual([chunk('runtime')])
  })

  it('lets islands run on Preact, which with the loader and all that both need is within its limit', () => {
    const reached = [...reachable(chunk('loader').fileName), ...reachable(chunk('runtime').fileName)]
    const bytes = reached.map((name) => gzipSync(codeOf(name)).length)
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(RUNTIME_LIMIT_BYTES)
    const packages = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    expect(packages.filter((id) => /node_modules\/(react|react-dom|scheduler)\//.test(id))).toEqual([])
  })

  it('lets nothing bring the runtime but islands, and the lightbox once it opens', () => {
    for (const name of ['on-demand-actions', 'on-demand-popups', 'on-demand-watch', 'on-demand-lightbox', 'preview']) {
      expect(reachable(chunk(name).fileName), name).not.toContain(chunk('runtime').fileName)
    }
    expect(reachable(chunk('island-tally').fileName)).toContain(chunk('runtime').fileName)
  })

  it('keeps what carousels share in one script, and an effect with the widget that has it', () => {
    const holders = (part: string) =>
      files.filter((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.includes(part)))
    expect(holders('/swiper/shared/swiper-core')).toEqual([chunk('carousel')])
    expect(holders('/carousel/create-carousel')).toEqual([chunk('carousel')])
    expect(holders('/swiper/modules/effect-fade')).toEqual([chunk('island-fades')])
  })

  it('puts files with hashed names under /assets/', () => {
    const names = files.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.vite/'))
    for (const name of names) expect(name).toMatch(/^assets\/[a-z-]+-[\w-]{8}\.(js|css)$/)
    expect(names.some((name) => name.startsWith('assets/site-'))).toBe(true)
    expect(names.some((name) => name.startsWith('assets/widget-tally-'))).toBe(true)
  })
})

describe('the scripts of the site', () => {
  const folders = {
    widgetsDir: join(root, 'src/widgets'),
    kitDir: join(root, 'src/kit'),
    shopDir: join(root, 'src/shop'),
  }
  let files: Rolldown.RolldownOutput['output']
  let chunks: Map<string, Rolldown.OutputChunk>

  beforeAll(async () => {
    // Libraries leave out what is for developers only in what is shipped.
    vi.stubEnv('NODE_ENV', 'production')
    const options = clientBuild({
      root,
      outDir: 'dist/client',
      ...folders,
      siteStyle: join(root, 'src/site/ui/styles/site.css'),
    })
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      root,
      plugins: [clientPlugins({ root, ...folders })],
      build: { ...options, write: false },
    })
    files = (result as Rolldown.RolldownOutput).output
    chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  })
  afterAll(() => {
    vi.unstubAllEnvs()
  })

  const chunkWith = (module: string) =>
    [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))) as Rolldown.OutputChunk
  const withImports = (chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => [
    chunk,
    ...chunk.imports.flatMap((name) => withImports(chunks.get(name) as Rolldown.OutputChunk)),
  ]

  it('take in the packages that THIRD-PARTY.md names, and no others', () => {
    const modules = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds)
    const taken = modules.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [])
    const table = readFileSync(join(root, 'THIRD-PARTY.md'), 'utf8').split('\n')
    const named = table.flatMap((row) => /^\| [^|]+ \| `([^`]+)` /.exec(row)?.[1] ?? [])
    expect([...new Set(taken)].sort()).toEqual(named.sort())
  })

  it('are at most 12 KB for each widget, beside the libraries that it shares with others or fetches when they are asked for', () => {
    const isLibrary = ({ moduleIds }: Rolldown.OutputChunk) => moduleIds.some((id) => id.includes('/node_modules/'))
    const ownScripts = (name: string, seen = new Set<string>()): Set<string> => {
      const found = chunks.get(name)
      if (found === undefined || seen.has(name) || isLibrary(found)) return seen
      seen.add(name)
      for (const next of [...found.imports, ...found.dynamicImports]) ownScripts(next, seen)
      return seen
    }
    const weights = [...chunks.values()]
      .filter(({ name }) => name.startsWith('island-'))
      .map(({ name, fileName }) => {
        const code = [...ownScripts(fileName)].map((file) => chunks.get(file)?.code ?? '').join('')
        return { name, bytes: gzipSync(code).length }
      })
    expect(weights.length).toBeGreaterThan(5)
    expect(weights.filter(({ bytes }) => bytes > WIDGET_LIMIT_BYTES)).toEqual([])
  })

  it('bring what moves carousels to carousels alone', () => {
    const mover = chunkWith('/swiper/shared/swiper-core.mjs')
    const others = mover.moduleIds.filter((id) => !/\/node_modules\/swiper\/|\/kit\/carousel\//.test(id))
    expect(others).toEqual([])
    const islands = [...chunks.values()].filter((chunk) => chunk.name.startsWith('island-') && withImports(chunk).includes(mover))
    expect(islands.map(({ name }) => name).sort()).toEqual([
      'island-advanced-slider',
      'island-carousel',
      'island-product-carousel',
    ])
  })

  it('are at most 20 KB for the first picture in the lightbox, its style sheet included, beside the runtime of all islands', () => {
    const dialog = chunkWith('/widgets/lightbox/dialog.tsx')
    const scripts = new Set([...withImports(chunkWith('/widgets/lightbox/open.tsx')), ...withImports(dialog)])
    const shared = withImports(chunkWith('/islands/client/hydrate.tsx'))
    const own = [...scripts].filter((script) => !shared.includes(script))
    const styles = files.filter(({ fileName }) => dialog.viteMetadata?.importedCss.has(fileName))
    expect(styles).toHaveLength(1)
    const sources = [...own.map(({ code }) => code), ...styles.map((file) => (file.type === 'asset' ? file.source : ''))]
    const bytes = sources.reduce((sum, source) => sum + gzipSync(source).length, 0)
    expect(bytes).toBeLessThanOrEqual(LIGHTBOX_LIMIT_BYTES)
    // What moves an enlarged picture comes after the first one is seen.
    expect(own).not.toContain(chunkWith('/widgets/lightbox/zoom-gestures.ts'))
  })
})
