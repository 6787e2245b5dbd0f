import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openMadeFiles } from './made-files.ts'

function createFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-fonts-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return join(dir, 'fonts')
}

test('a font is found again after a restart, whatever its name', async () => {
  const dir = createFolder()
  const name = 'x'.repeat(900)
  expect(await openMadeFiles(dir, 'woff2').read(name)).toBeNull()
  await openMadeFiles(dir, 'woff2').write(name, Buffer.from('wOF2'))
  expect(String(await openMadeFiles(dir, 'woff2').read(name))).toBe('wOF2')
  expect(await openMadeFiles(dir, 'woff2').read('another')).toBeNull()
})

test('it never holds more than it may; what was not asked for in the longest time goes first', async () => {
  const dir = createFolder()
  const folder = openMadeFiles(dir, 'woff2', 1000)
  const longAgo = new Date('2020-01-01')
  for (const name of ['a', 'b', 'c', 'd']) {
    await folder.write(name, Buffer.alloc(200, name))
    for (const file of readdirSync(dir)) utimesSync(join(dir, file), longAgo, longAgo)
  }
  await folder.read('a')
  await folder.write('e', Buffer.alloc(300, 'e'))
  expect(await folder.read('a')).toHaveLength(200)
  expect(await folder.read('e')).toHaveLength(300)
  const left = await Promise.all(['b', 'c', 'd'].map((name) => folder.read(name)))
  expect(left.filter((font) => font !== null)).toHaveLength(1)
})

test('no unfinished file stays behind', async () => {
  const dir = createFolder()
  const folder = openMadeFiles(dir, 'woff2')
  await Promise.all(Array.from({ length: 20 }, () => folder.write('same', Buffer.from('wOF2'))))
  expect(readdirSync(dir)).toHaveLength(1)
})
