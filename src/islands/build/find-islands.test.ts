import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findIslands, findWidgetStyles } from './find-islands.ts'

let dir: string
let widgetsDir: string
let kitDir: string
let shopDir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'islands-'))
  widgetsDir = join(dir, 'widgets')
  kitDir = join(dir, 'kit')
  shopDir = join(dir, 'shop')
})
afterEach(() => rmSync(dir, { recursive: true }))

function write(path: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), '')
}

describe('findIslands', () => {
  it('finds the folders with a script for the browser, sorted', () => {
    for (const path of ['widgets/tabs/client.tsx', 'widgets/heading/view.tsx', 'kit/carousel/client.tsx', 'kit/icon.tsx'])
      write(path)
    write('shop/cart-page/client.tsx')
    expect([...findIslands({ widgetsDir, kitDir, shopDir })]).toEqual([
      ['carousel', join(kitDir, 'carousel/client.tsx')],
      ['cart-page', join(shopDir, 'cart-page/client.tsx')],
      ['tabs', join(widgetsDir, 'tabs/client.tsx')],
    ])
  })

  it('refuses two of one name', () => {
    for (const path of ['widgets/tabs/client.tsx', 'kit/tabs/client.tsx']) write(path)
    expect(() => findIslands({ widgetsDir, kitDir })).toThrow('Two islands are called tabs')
  })

  it('finds none where there is nothing', () => {
    expect(findIslands({ widgetsDir: join(dir, 'absent') }).size).toBe(0)
  })
})

describe('findWidgetStyles', () => {
  it('finds the sheet that bears the name of its folder', () => {
    for (const path of ['widgets/tabs/tabs.css', 'widgets/tabs/other.css', 'widgets/heading/index.ts']) write(path)
    expect([...findWidgetStyles(widgetsDir)]).toEqual([['tabs', join(widgetsDir, 'tabs/tabs.css')]])
  })
})
