import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { trustWrites } from './trusted-leaflet.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('leaflet'), 'utf8')

it('every piece of HTML that Leaflet writes goes through its policy', () => {
  const writes = trustWrites(source)
    .split(/\r?\n/)
    .filter((line) => line.includes('.innerHTML =') && !line.trim().startsWith('*'))
  expect(writes.length).toBeGreaterThan(5)
  expect(writes.filter((line) => !/\.innerHTML = leafletHtml\.createHTML\(.*\);$/.test(line))).toEqual([])
})

it('there is no other way in which it writes HTML or scripts', () => {
  expect(source).not.toMatch(
    /outerHTML =|insertAdjacentHTML|document\.write|createContextualFragment|createElement\('script'\)|\beval\(/,
  )
})

it('a Leaflet that needs none is told', () => {
  expect(() => trustWrites('export {}')).toThrow('remove this plugin')
})
