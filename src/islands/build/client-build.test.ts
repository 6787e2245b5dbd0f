import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientBuild, clientPlugins } from './client-build.ts'

const LOADER_LIMIT_BYTES = 3 * 1024
const WIDGET_LIMIT_BYTES = 12 * 1024

const root = resolve(import.meta.dirname, '../../..')
const fixture = join(root, 'tests/fixtures/islands')
const widgetsDir = join(fixture, 'widgets')

describe('the client build', () => {
  let files: Rolldown.RolldownOutput['output']
  const chunk = (name: string) => files.find((file) => file.type === 'chunk' && file.name === name) as Rolldown.OutputChunk

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

  it('makes a script of each island that exports `wake` and shares React with the others', () => {
    for (const name of ['island-tally', 'island-panes']) {
      expect(chunk(name).exports).toEqual(['wake'])
      expect(chunk(name).imports).toContain(chunk('react').fileName)
    }
    const hydrating = files.filter((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.includes('/react-dom/')))
    expect(hydrating).toEqual([chunk('react')])
  })

  it('lets nothing bring React but the islands that hydrate, and the lightbox once it opens', () => {
    const reachable = (file: string): string[] => {
      const found = files.find(({ fileName }) => fileName === file)
      return found?.type === 'chunk' ? [file, ...found.imports.flatMap(reachable)] : []
    }
    for (const name of ['on-demand-actions', 'on-demand-popups', 'on-demand-lightbox', 'preview']) {
      expect(reachable(chunk(name).fileName), name).not.toContain(chunk('react').fileName)
    }
    expect(reachable(chunk('island-tally').fileName)).toContain(chunk('react').fileName)
  })

  it('keeps what carousels share in one script without React, and an effect with the widget that has it', () => {
    const holders = (part: string) =>
      files.filter((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.includes(part)))
    expect(holders('/swiper/shared/swiper-core')).toEqual([chunk('carousel')])
    expect(holders('/carousel/enhance-carousel')).toEqual([chunk('carousel')])
    expect(holders('/swiper/modules/effect-fade')).toEqual([chunk('island-fades')])
    for (const name of ['island-slides', 'island-fades', 'carousel']) {
      expect(chunk(name).imports, name).not.toContain(chunk('react').fileName)
    }
  })

  it('puts files with hashed names under /assets/', () => {
    const names = files.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.vite/'))
    for (const name of names) expect(name).toMatch(/^assets\/[a-z-]+-[\w-]{8}\.(js|css)$/)
    expect(names.some((name) => name.startsWith('assets/site-'))).toBe(true)
    expect(names.some((name) => name.startsWith('assets/widget-tally-'))).toBe(true)
  })
})

describe('the script of every widget', () => {
  const realWidgets = join(root, 'src/widgets')

  it('is at most 12 KB, beside the libraries that it shares with others or fetches when they are asked for', async () => {
    const options = clientBuild({
      root,
      outDir: 'dist/client',
      widgetsDir: realWidgets,
      siteStyle: join(root, 'src/site/ui/styles/site.css'),
    })
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      root,
      plugins: [clientPlugins({ root, widgetsDir: realWidgets })],
      build: { ...options, write: false },
    })
    const chunks = new Map(
      (result as Rolldown.RolldownOutput).output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
    )
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
  }, 60_000)
})
