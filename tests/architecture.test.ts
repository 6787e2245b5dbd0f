import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { SEGMENT } from '#addresses/documents.ts'
import { sitemapPartHref } from '#addresses/machines.ts'

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

/** Without the tests that stand beside it, and their fixtures: these may draw on everything. */
const product = sourcesIn(['src', 'admin', 'scripts', 'bench']).filter((file) => !/\.test\.|\.fixture\./.test(file))
const files = [...product, ...sourcesIn(['tests'])]

function sourcesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true })
      .map((file) => `${folder}/${String(file).replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.next|migrations\/|next-env/.test(file)),
  )
}

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
  it('are told from the top down in docs/architecture.md', () => {
    const told = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(/^(src\/[\w-]+) {2,}\S/gm)
    expect(Array.from(told, ([, folder]) => folder)).toEqual(FLOORS.filter((folder) => folder.startsWith('src/')))
  })

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
    const widgetOf = (file: string) => /^src\/widgets\/[^/]+(?=\/)/.exec(file)?.[0]
    const isOpen = (target: string, widget: string) => [`${widget}/index.ts`, `${widget}/settings.ts`].includes(target)
    const aside = product.flatMap((file) =>
      importsOf(file)
        .filter((target) => {
          const widget = widgetOf(target)
          return widget !== undefined && widget !== widgetOf(file) && !isOpen(target, widget)
        })
        .map((target) => `${file} → ${target}`),
    )
    expect(aside).toEqual([])
  })
})

describe('public addresses', () => {
  const FOLDER = 'src/addresses'
  /** Where editors' own links stand: the demo, and what the gallery shows of a widget. */
  const isContent = (file: string) => file.startsWith('src/seed/') || path.posix.basename(file) === 'examples.ts'
  const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm

  /** First segments of what src/addresses exports; the admin's own stand below its address, as folders of its views do. */
  async function publicSegments(): Promise<string[]> {
    const files = sourcesIn([FOLDER]).filter((file) => path.posix.basename(file) !== 'admin.ts')
    const modules: object[] = await Promise.all(files.map((file) => import(path.join(ROOT, file))))
    const hrefs = modules.flatMap((module) => Object.values(module)).filter((value) => typeof value === 'string')
    const sitemaps = (['pages', 'terms'] as const).map((kind) => sitemapPartHref({ kind }))
    const segments = [...hrefs, ...sitemaps].flatMap((href) => /^\/([^/]+)/.exec(href)?.[1] ?? [])
    return [...new Set([...Object.values(SEGMENT), ...segments])]
  }

  it('are written in src/addresses alone; the demo and examples show them as editors would', async () => {
    const segments = await publicSegments()
    expect(segments).toEqual(expect.arrayContaining(['news', 'popup', 'seen', 'wp-json', 'robots.txt', 'sitemap-pages.xml']))
    // At the start of a text, or after an origin in one.
    const written = new RegExp(`['"\`}]/(?:${segments.join('|').replaceAll('.', '\\.')})(?=[/'"\`?])`, 'g')
    const found = product
      .filter((file) => /^(src|admin)\//.test(file) && !file.startsWith(`${FOLDER}/`) && !isContent(file))
      .flatMap((file) => {
        const source = readFileSync(path.join(ROOT, file), 'utf8').replace(COMMENTS, '')
        return [...source.matchAll(written)].map(([text]) => `${file}: ${text}`)
      })
    expect(found).toEqual([])
  })
})

describe('access to content', () => {
  const LOCAL_API =
    /\bpayload\s*\.\s*(find|findByID|findGlobal|create|update|updateGlobal|delete|count|findVersions|restoreVersion|duplicate)\s*\(\s*\{/g

  it('says `overrideAccess` in every call of the Local API', () => {
    const silent = product.flatMap((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8')
      return [...source.matchAll(LOCAL_API)]
        .filter((match) => !/\boverrideAccess\s*:/.test(argumentAt(source, match.index + match[0].length - 1)))
        .map((match) => `${file}:${source.slice(0, match.index).split('\n').length}`)
    })
    expect(silent).toEqual([])
  })

  it('never goes past the access rules where the public reads', () => {
    const past = product.filter(
      (file) =>
        /^src\/(published|kit|shop|render|site|widgets|server)\//.test(file) &&
        /overrideAccess:\s*true/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    )
    expect(past).toEqual([])
  })
})

describe('islands', () => {
  /** What goes on at the moment, as it is told to the style sheet. */
  const STATE = {
    'kit/film/use-place.ts': ['rotation'],
    'kit/filter-grid/move-tiles.ts': ['leaving'],
    'widgets/advanced-slider/progress.ts': ['rotation'],
    'widgets/nav-menu/manners/panels.ts': ['panel'],
    'widgets/nav-menu/manners/place.ts': ['panel'],
    'widgets/unfold/hide-below.ts': ['folded-away'],
  }
  /** What HTML that is no component's says of itself: links, panels, pages of a list, popups that were fetched. */
  const CONTENT = {
    'islands/client/actions/carrier.ts': ['action-hash'],
    'islands/client/actions/panels.ts': ['offCanvas'],
    'kit/posts/list-page.ts': ['first', 'last', 'total'],
    'popups/client/popup-dialogs.ts': ['popup'],
    'widgets/lightbox/page-links.ts': ['alt', 'caption', 'description', 'lightboxGroup', 'lightboxIndex', 'title'],
  }
  /** Sizes for the style sheet, in browsers where it can't read them. */
  const SIZES = { 'kit/dialog/dialog-sizes.ts': ['any'] }

  const READS = [
    // Two or three of them at once, each with what it is where it is missing.
    /[{,]\s*(\w+)(?=[^{}\n]*\} = (?:\([^()]*\)|[\w.]+)\.dataset\b)/g,
    /(?<!delete [\w.]*)\bdataset\.(\w+)\b(?! = )/g,
    /'(\w+)' in [\w.]+\.dataset\b/g,
    /\b(?:get|has)Attribute\(['`]data-([\w-]+)/g,
  ]

  it('get their settings as props: attributes tell them what goes on, or what is no component’s', () => {
    // The visual editor is no island; it looks at any page as it is.
    const files = product.filter((file) => /^src\/(islands|kit|popups|shop|widgets)\//.test(file))
    const read = files.flatMap((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8')
      const names = READS.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name))
      if (source.includes('dataset[')) names.push('any')
      return names.length === 0 ? [] : [[file.slice('src/'.length), [...new Set(names)].sort()] as const]
    })
    expect(Object.fromEntries(read)).toEqual({ ...STATE, ...CONTENT, ...SIZES })
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
