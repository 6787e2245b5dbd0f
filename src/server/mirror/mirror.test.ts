import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { CacheTag } from '#published/types.ts'
import { eventually } from '../../../tests/fixtures/eventually.ts'
import { seal } from '../cache/responses.fixture.ts'
import { Mirror } from './mirror.ts'

const HEADERS = seal().represent('identity').head
const words = (text: string) => `<!doctype html><title>${text}</title>${'<p>內容</p>'.repeat(100)}`
const page = (text: string, tags: CacheTag[] = ['posts']) => seal({ body: words(text), tags })

function openMirror({
  folder = mkdtempSync(join(tmpdir(), 'lectern-mirror-')),
  ...more
}: {
  folder?: string
  now?: () => number
} = {}) {
  const warnings: string[] = []
  const mirror = new Mirror({
    folder,
    headers: HEADERS,
    log: { warn: (_, message) => warnings.push(message) },
    offMs: 0,
    ...more,
  })
  onTestFinished(async () => {
    await mirror.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const file = (path: string) => join(folder, 'pages', path)
  /** All files but those of pages. */
  const others = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  return { mirror, folder, file, others, warnings, read: (path: string) => readFileSync(file(path), 'utf8') }
}

test('a page is kept plain and compressed, and any account may read it', async () => {
  const umask = process.umask(0o077)
  onTestFinished(() => void process.umask(umask))
  const { mirror, file, read } = openMirror()
  mirror.keep(encodeURI('/news/招生/'), page('招生'))
  await mirror.settle()
  expect(read('news/招生/index.html')).toBe(words('招生'))
  expect(gunzipSync(readFileSync(file('news/招生/index.html.gz'))).toString()).toBe(words('招生'))
  expect(brotliDecompressSync(readFileSync(file('news/招生/index.html.br'))).toString()).toBe(words('招生'))
  const modes = ['', 'news', 'news/招生', 'news/招生/index.html', 'news/招生/index.html.gz'].map(
    (path) => statSync(file(path)).mode & 0o777,
  )
  expect(modes).toEqual([0o755, 0o755, 0o755, 0o644, 0o644])
})

test('a page goes with its tags, and only with them', async () => {
  const { mirror, file } = openMirror()
  mirror.keep('/', page('首頁', ['settings', 'post:1']))
  mirror.keep('/about/', page('關於', ['settings', 'page:2']))
  await mirror.settle()
  mirror.drop(['post:1'])
  expect(['index.html', 'index.html.gz', 'index.html.br', 'about/index.html'].map((path) => existsSync(file(path)))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('a page that changes while it is being written is never seen', async () => {
  const { mirror, file } = openMirror()
  mirror.keep('/', page('舊'))
  mirror.drop(['posts'])
  await mirror.settle()
  expect(existsSync(file('index.html'))).toBe(false)
})

test('of two writings of a page the last one stays', async () => {
  const { mirror, read } = openMirror()
  mirror.keep('/', page('舊'))
  mirror.keep('/', page('新'))
  await mirror.settle()
  expect(read('index.html')).toBe(words('新'))
})

test('pages of one length that were published in the same second have different times, by which nginx tells them apart', async () => {
  const { mirror, file } = openMirror()
  const times = []
  for (const text of ['甲', '乙', '甲']) {
    mirror.keep('/', page(text))
    await mirror.settle()
    times.push(statSync(file('index.html')).mtimeMs, statSync(file('index.html.gz')).mtimeMs)
  }
  const [first, firstGz, second, , again] = times
  expect([firstGz, again]).toEqual([first, first])
  expect(second).not.toBe(first)
})

test('a page goes when its time is over', async () => {
  let now = 1000
  const { mirror, file } = openMirror({ now: () => now })
  mirror.keep('/', seal({ body: words('活動'), expiresAt: new Date(2000) }))
  await mirror.settle()
  expect(existsSync(file('index.html'))).toBe(true)
  now = 2000
  await eventually(() => expect(existsSync(file('index.html'))).toBe(false))
})

test('nothing private, no error, no search and no page with headers of its own is ever written', async () => {
  const { mirror, others } = openMirror()
  mirror.keep('/private/', seal({ body: words('私') }, true))
  mirror.keep('/unshared/', seal({ body: words('私'), caching: 'none' }))
  mirror.keep('/missing/', seal({ body: words('無'), status: 404 }))
  mirror.keep('/?search=x', page('搜尋'))
  mirror.keep('/popup/1/', seal({ body: words('窗'), headers: { 'x-robots-tag': 'noindex' } }))
  mirror.keep('/feed/', seal({ body: words('訂閱'), headers: { 'content-type': 'application/rss+xml' } }))
  await mirror.settle()
  expect(others()).toEqual(['headers.conf'])
})

test('what an earlier run left is gone before anything is kept', async () => {
  const { folder, mirror: earlier } = openMirror()
  earlier.keep('/old/', page('舊'))
  await earlier.settle()
  const { mirror, file, others } = openMirror({ folder })
  expect(existsSync(file('old/index.html'))).toBe(false)
  await mirror.settle()
  expect(others()).toEqual(['headers.conf'])
})

test('hundreds of pages go at once', async () => {
  const { mirror, file, others } = openMirror()
  for (let number = 0; number < 400; number++) mirror.keep(`/${number}/`, page(String(number), ['settings']))
  await mirror.settle()
  expect(readdirSync(file('')).length).toBe(400)
  mirror.drop(['settings'])
  expect(existsSync(file('0/index.html'))).toBe(false)
  await mirror.settle()
  expect(others()).toEqual(['headers.conf'])
})

test('a disk that takes no more turns it off, empties it and says so once; later it goes on', async () => {
  const { mirror, file, warnings } = openMirror()
  mirror.keep('/', page('首頁'))
  await mirror.settle()
  // A file where a folder should be: every account fails on it, the almighty one too.
  writeFileSync(file('about'), '')
  mirror.keep('/about/', page('關於'))
  await mirror.settle()
  expect(existsSync(file('index.html'))).toBe(false)
  expect(warnings).toEqual(['the mirror is off for a while: pages could not be written or removed'])
  mirror.keep('/about/', page('關於'))
  await mirror.settle()
  expect(existsSync(file('about/index.html'))).toBe(true)
})

test('nginx is told the headers of the pages, but for those that it makes itself', () => {
  const { folder } = openMirror()
  const lines = readFileSync(join(folder, 'headers.conf'), 'utf8').trim().split('\n')
  expect(lines).toEqual([
    'add_header last-modified "";',
    'add_header cache-control "public, max-age=0, must-revalidate" always;',
    'add_header x-content-type-options "nosniff" always;',
  ])
})
