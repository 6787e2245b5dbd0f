import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { precompress } from './precompress.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'assets-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

it('writes both encodings beside what gets smaller by them', async () => {
  const script = 'console.log("講台");'.repeat(50)
  writeFileSync(join(directory, 'a.js'), script)
  writeFileSync(join(directory, 'tiny.css'), 'a{}')
  writeFileSync(join(directory, 'font.woff2'), script)
  await precompress(directory)
  expect(readdirSync(directory).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2', 'tiny.css'])
  expect(brotliDecompressSync(readFileSync(join(directory, 'a.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(directory, 'a.js.gz'))).toString()).toBe(script)
})
