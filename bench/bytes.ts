import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { ATTRIBUTE, type OnDemand } from '#islands/wire.ts'
import { ask } from './http.ts'
import { asKb } from './numbers.ts'
import type { DemoAddresses, RunningSite } from './site.ts'
import { atMost, type Line, type Section } from './table.ts'

const PAGE_BYTES = 30_000
const SCRIPT_BYTES = 3_000
const LARGE_SCRIPT_BYTES = 6_000
const GALLERY = '/gallery/'
const CART = '/cart/?items=1:1'
/** Moments that come without a visitor touching or scrolling anything. */
const UNTOUCHED = new Set(['load', 'idle'])

interface Weight {
  path: string
  /** HTML and style sheets, brotli. */
  page: number
  html: number
  /** Scripts that arrive before anything is touched, gzip. */
  script: number
  islands: { widget: string; when: string }[]
}

/** What a browser is sent: bytes as they go over the wire, from the running site. */
export async function measureBytes({ port }: RunningSite, demo: DemoAddresses): Promise<Section> {
  const sizes = new Map<string, number>()
  const sizeOf = async (file: string, encoding: 'br' | 'gzip') => {
    const key = `${encoding} ${file}`
    const known = sizes.get(key)
    if (known !== undefined) return known
    const { status, body } = await ask(port, file, { 'accept-encoding': encoding })
    if (status !== 200) throw new Error(`${file} answered ${status}`)
    sizes.set(key, body.length)
    return body.length
  }
  const total = async (files: Iterable<string>, encoding: 'br' | 'gzip') => {
    let sum = 0
    for (const file of new Set(files)) sum += await sizeOf(file, encoding)
    return sum
  }

  async function weigh(path: string): Promise<Weight> {
    const { status, body } = await ask(port, path, { 'accept-encoding': 'br' })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    const html = brotliDecompressSync(body).toString()
    const tags = [...html.matchAll(/<(?:body|link|script|div)\b[^>]*>/g)].map(([tag]) => tag)
    const styles = tags.filter((tag) => attributeOf(tag, 'rel') === 'stylesheet').flatMap((tag) => attributeOf(tag, 'href') ?? [])
    const scripts = tags.flatMap((tag) =>
      tag.startsWith('<script')
        ? (attributeOf(tag, 'src') ?? [])
        : attributeOf(tag, 'rel') === 'modulepreload'
          ? (attributeOf(tag, 'href') ?? [])
          : [],
    )
    const islands = tags.flatMap((tag) => {
      const [widget, when] = [attributeOf(tag, ATTRIBUTE.widget), attributeOf(tag, ATTRIBUTE.when)]
      return widget === null || when === null ? [] : [{ widget, when, module: attributeOf(tag, ATTRIBUTE.module) ?? '' }]
    })
    const awake = islands.filter(({ when }) => UNTOUCHED.has(when)).flatMap(({ module }) => withImports(module))
    const watcher = popupsWatcherOf(tags)
    return {
      path,
      page: body.length + (await total(styles, 'br')),
      html: body.length,
      script: await total([...scripts, ...awake, ...watcher], 'gzip'),
      islands,
    }
  }

  const posts = await weighAll(demo.posts, weigh)
  const pages = await weighAll(demo.pages, weigh)
  const wakesAlone = ({ islands }: Weight) => islands.some(({ when }) => UNTOUCHED.has(when))
  const plain = pages.filter((weight) => weight.path !== '/' && !wakesAlone(weight))
  const heaviest = pages.toSorted((a, b) => b.page - a.page)[0]
  const described = pages.filter((weight) => weight.path === '/' || weight === heaviest || wakesAlone(weight))
  return {
    title: 'Bytes over the wire',
    lines: [
      ...linesOfKind(`post (largest of ${posts.length})`, posts),
      ...linesOfKind(`plain page (largest of ${plain.length})`, plain),
      describeWeight(await weigh('/news/')),
      describeWeight(await weigh(GALLERY)),
      describeWeight(await weigh(CART)),
      ...described.map((weight) => describeWeight(weight, weight === heaviest ? `, heaviest of ${pages.length}` : '')),
      ...(await describeScripts((file) => sizeOf(file, 'gzip'))),
    ],
  }
}

async function weighAll(paths: string[], weigh: (path: string) => Promise<Weight>): Promise<Weight[]> {
  const weights: Weight[] = []
  for (const path of paths) weights.push(await weigh(path))
  return weights
}

function linesOfKind(what: string, weights: Weight[]): Line[] {
  const largest = weights.toSorted((a, b) => b.page - a.page)[0]
  if (largest === undefined) throw new Error(`There is no ${what}`)
  const script = Math.max(...weights.map((weight) => weight.script))
  return [
    atMost(`${what}, HTML + CSS brotli`, largest.page, PAGE_BYTES, asKb, `, of it HTML ${asKb(largest.html)}`),
    atMost(`${what}, script before anything is touched`, script, SCRIPT_BYTES, asKb, ` gzip${overweightNote(weights)}`),
  ]
}

function overweightNote(weights: Weight[]): string {
  const over = weights.filter(({ script }) => script > SCRIPT_BYTES)
  const islands = over.flatMap((weight) => weight.islands.filter(({ when }) => UNTOUCHED.has(when)).map(({ widget }) => widget))
  return over.length === 0 ? '' : ` in ${over.length} of ${weights.length}, for ${[...new Set(islands)].join(', ')}`
}

function describeWeight({ path, page, html, script, islands }: Weight, note = ''): Line {
  const awake = islands.filter(({ when }) => UNTOUCHED.has(when)).map(({ widget }) => widget)
  const reason = awake.length === 0 ? '' : `, for ${[...new Set(awake)].join(', ')}`
  return {
    what: `${decodeURI(path)}${note}`,
    result: `${asKb(page)} brotli, of it HTML ${asKb(html)}; script ${asKb(script)} gzip${reason}`,
  }
}

/** The large ones by name. None of them is on a page before it is needed. */
async function describeScripts(sizeOf: (file: string) => Promise<number>): Promise<Line[]> {
  const scripts: { name: string; size: number }[] = []
  for (const [name, file] of scriptFiles()) scripts.push({ name, size: await sizeOf(file) })
  const large = scripts.filter(({ size }) => size > LARGE_SCRIPT_BYTES).toSorted((a, b) => b.size - a.size)
  const others = scripts.filter(({ size }) => size <= LARGE_SCRIPT_BYTES)
  const largest = Math.max(...others.map(({ size }) => size))
  return [
    ...large.map(({ name, size }) => ({ what: `script ${name}`, result: `${asKb(size)} gzip` })),
    { what: `${others.length} other scripts`, result: `at most ${asKb(largest)} gzip each` },
  ]
}

/** Where popups may open by themselves, what watches for their moment comes as soon as the browser is idle. */
function popupsWatcherOf(tags: readonly string[]): string[] {
  const written = tags.map((tag) => attributeOf(tag, ATTRIBUTE.onDemand)).find((value) => value !== null)
  const onDemand: OnDemand | null = JSON.parse(written?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? 'null')
  return onDemand?.hasPopups ? withImports(onDemand.scripts.watch) : []
}

function attributeOf(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null
}

interface Chunk {
  file: string
  name?: string
  imports?: string[]
}

function readManifest(): Record<string, Chunk> {
  return JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
}

/** A script with everything that it imports at once. */
function withImports(address: string): string[] {
  const manifest = readManifest()
  const found = new Set<string>()
  const visit = (chunk: Chunk | undefined) => {
    if (chunk === undefined || found.has(`/${chunk.file}`)) return
    found.add(`/${chunk.file}`)
    for (const key of chunk.imports ?? []) visit(manifest[key])
  }
  visit(Object.values(manifest).find(({ file }) => `/${file}` === address))
  return [...found]
}

function scriptFiles(): [name: string, address: string][] {
  return Object.values(readManifest())
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ name, file }) => [name ?? file, `/${file}`])
}
