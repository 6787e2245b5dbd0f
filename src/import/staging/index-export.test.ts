import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openExport } from '../wxr/open-export.ts'
import { exportXml, itemXml } from '../wxr/wxr.fixture.ts'
import { type ZippedFile, zip } from '../wxr/zip.fixture.ts'
import { indexExport } from './index-export.ts'
import { openStaging } from './staging.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-import-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function index(place: string) {
  const staging = await openStaging(path.join(folder, 'staging.db'))
  const files = await indexExport(await openExport(place), staging)
  const ids: number[] = []
  const hashes: string[] = []
  for await (const { item, hash } of staging.items('post')) {
    ids.push(item.id)
    hashes.push(hash)
  }
  const result = { files, ids, hashes, counts: await staging.counts(), site: await staging.site(), two: await staging.item(2) }
  staging.close()
  return result
}

async function write(name: string, data: string | Buffer): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, data)
  return file
}

const first = exportXml(itemXml({ id: 1 }) + itemXml({ id: 2, status: 'draft' }))
const second = exportXml(itemXml({ id: 2, title: '改過' }) + itemXml({ id: 3, type: 'page' }))

describe('an export in several files', () => {
  it('is one: later files bring items up to date', async () => {
    await write('a.xml', first)
    await write('b.xml', second)
    const { files, ids, hashes, counts, site, two } = await index(folder)
    expect(files.map(({ name, items }) => [name, items])).toEqual([
      ['a.xml', 2],
      ['b.xml', 2],
    ])
    expect(ids).toEqual([1, 2])
    expect(counts).toEqual([
      { type: 'page', status: 'publish', count: 1 },
      { type: 'post', status: 'publish', count: 2 },
    ])
    expect(site?.title).toBe('舊系網')
    expect(two?.item.title).toBe('改過')
    expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
  })

  it('may be a zip', async () => {
    const file = await write(
      'export.zip',
      zip([
        { name: 'x/a.xml', data: Buffer.from(first) },
        { name: '__MACOSX/a.xml', data: Buffer.from('nothing') },
      ]),
    )
    expect((await index(file)).ids).toEqual([1, 2])
  })

  it('has more items than are read at once', async () => {
    const many = Array.from({ length: 250 }, (_, index) => itemXml({ id: index + 1 })).join('')
    expect((await index(await write('many.xml', exportXml(many)))).ids).toHaveLength(250)
  })

  it('that is not there, or holds no export, is refused', async () => {
    await expect(openExport(path.join(folder, 'none.xml'))).rejects.toThrow('找不到')
    await expect(openExport(folder)).rejects.toThrow('沒有 XML 匯出檔')
  })
})

describe('a hostile zip', () => {
  const data = Buffer.from(first)
  it.each<[string, ZippedFile, RegExp]>([
    ['that climbs out of its folder', { name: '../a.xml', data }, /無法讀取/],
    ['with an absolute name', { name: '/etc/a.xml', data }, /無法讀取/],
    ['with a link', { name: 'a.xml', data, mode: 0o120777 }, /是捷徑/],
    ['with a password', { name: 'a.xml', data, flags: 1 }, /有密碼/],
    ['that blows up', { name: 'a.xml', data: Buffer.alloc(8 * 1024 * 1024) }, /壓縮比不合理/],
  ])('%s is refused', async (_name, entry, reason) => {
    await expect(index(await write('bad.zip', zip([entry])))).rejects.toThrow(reason)
  })

  it('that is cut off is refused', async () => {
    const whole = zip([{ name: 'a.xml', data }])
    await expect(index(await write('cut.zip', whole.subarray(0, 100)))).rejects.toThrow(/無法讀取/)
  })
})
