import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')

/** From the top down, a line for each folder: a file may import from its own folder and from those below. */
const FLOORS = [
  'bench',
  'tests',
  'scripts',
  'admin',
  'src/export',
  'src/import',
  'src/server',
  'src/seed',
  'src/site',
  'src/cms',
  'src/widgets',
  'src/popups',
  'src/render',
  'src/canvas',
  'src/builder',
  'src/shop',
  'src/kit',
  'src/health',
  'src/dead-links',
  'src/forms',
  'src/newsletter',
  'src/settings',
  'src/figures',
  'src/audit',
  'src/published',
  'src/backup',
  'src/platform',
  'src/brand',
  'src/islands',
  'src/addresses',
]

const files = ['src', 'admin', 'scripts', 'bench'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((file) => `${folder}/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.next|migrations\/|\.test\.|\.fixture\.|next-env/.test(file)),
)

function floorOf(file: string): number {
  return FLOORS.findIndex((folder) => file.startsWith(`${folder}/`))
}

function importsOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('#')) return [`src/${specifier.slice(1)}`]
    if (specifier.startsWith('.')) return [path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))]
    return []
  })
}

describe('the folders', () => {
  it('hold every file on one floor', () => {
    expect(files.filter((file) => floorOf(file) === -1)).toEqual([])
  })

  it('import downwards only', () => {
    const upwards = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => floorOf(target) !== -1 && floorOf(target) < floorOf(file))
        .map((target) => `${file} → ${target}`),
    )
    expect(upwards).toEqual([])
  })

  it('import in no circle', () => {
    const known = new Set(files)
    const circles: string[] = []
    const done = new Set<string>()
    const walk = (file: string, path: readonly string[]) => {
      const at = path.indexOf(file)
      if (at !== -1) circles.push([...path.slice(at), file].join(' → '))
      if (at !== -1 || done.has(file)) return
      for (const target of importsOf(file)) if (known.has(target)) walk(target, [...path, file])
      done.add(file)
    }
    for (const file of files) walk(file, [])
    expect(circles).toEqual([])
  })

  it('reach a widget from outside through its door or its settings', () => {
    const aside = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => {
          const widget = /^src\/widgets\/([^/]+)\//.exec(target)?.[1]
          const isOwn = file.startsWith(`src/widgets/${widget}/`)
          return widget !== undefined && !isOwn && !/\/(index|settings)\.ts$/.test(target)
        })
        .map((target) => `${file} → ${target}`),
    )
    expect(aside).toEqual([])
  })
})

describe('public addresses', () => {
  // At the start of a text, or after an origin in one.
  const WRITTEN =
    /['"`}]\/(?:news|category|tag|search|feed|site-map|gallery|fragment|preview|cart|form|newsletter|wp-json|wp-admin|wp-content|assets|fonts|csp-report|healthz|readyz|robots\.txt|sitemap[\w-]*\.xml|speculation-rules\.json|\.well-known)(?=[/'"`?])/g
  const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm

  it('are written in src/addresses alone; the demo and examples show them as editors would', () => {
    const product = files.filter((file) => /^(src|admin)\//.test(file) && !/^src\/(addresses|seed)\/|\/examples\.ts$/.test(file))
    const written = product.flatMap((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8').replace(COMMENTS, '')
      return [...source.matchAll(WRITTEN)].map(([text]) => `${file}: ${text}`)
    })
    expect(written).toEqual([])
  })
})

describe('access to content', () => {
  const LOCAL_API =
    /\bpayload\s*\.\s*(find|findByID|findGlobal|create|update|updateGlobal|delete|count|findVersions|restoreVersion|duplicate)\s*\(\s*\{/g

  it('says `overrideAccess` in every call of the Local API', () => {
    const silent = files.flatMap((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8')
      return [...source.matchAll(LOCAL_API)]
        .filter((match) => !/\boverrideAccess\s*:/.test(argumentAt(source, match.index + match[0].length - 1)))
        .map((match) => `${file}:${source.slice(0, match.index).split('\n').length}`)
    })
    expect(silent).toEqual([])
  })

  it('never goes past the access rules where the public reads', () => {
    const past = files.filter(
      (file) =>
        /^src\/(published|kit|shop|render|site|widgets|server)\//.test(file) &&
        /overrideAccess:\s*true/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    )
    expect(past).toEqual([])
  })
})

/** The object literal that starts at `start`, braces balanced. */
function argumentAt(source: string, start: number): string {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    if (source[at] === '{') depth++
    if (source[at] === '}' && --depth === 0) return source.slice(start, at + 1)
  }
  return source.slice(start)
}
