import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { judgeSpace, lookAtBackups, lookAtDisk, lookAtNode, lookAtSettings } from './look-at-machine.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-health-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test.each([
  ['v20.18.3', 'bad'],
  ['v20.19.0', 'good'],
  ['v24.1.0', 'good'],
])('Node.js %s is %s', (version, state) => {
  expect(lookAtNode(version)).toMatchObject({ state })
})

test.each([
  [0.1, 'bad'],
  [1, 'weak'],
  [20, 'good'],
])('%s GB of free space are %s', (gigabytes, state) => {
  expect(judgeSpace(gigabytes * 1024 ** 3)).toMatchObject({ state })
})

test('a data folder that is not there is named, with what to do', async () => {
  const [finding] = await lookAtDisk(join(newFolder(), 'nowhere'))
  expect(finding).toMatchObject({ state: 'bad', says: expect.stringContaining('nowhere'), cure: expect.stringContaining('讀寫') })
})

test('addresses without https and a proxy that is not trusted are weak points of a site in use', () => {
  const listener = { host: '0.0.0.0', port: 3000 }
  const states = (site: string, trustProxy: 1 | false) =>
    lookAtSettings({
      mode: 'production',
      site: { ...listener, url: site },
      admin: { ...listener, url: 'https://admin.example.edu.tw' },
      trustProxy,
    }).flatMap(({ about, state }) => (state === 'good' ? [] : [about]))
  expect(states('http://www.example.edu.tw', 1)).toEqual(['SITE_URL'])
  expect(states('https://www.example.edu.tw', false)).toEqual(['TRUST_PROXY'])
  expect(states('https://www.example.edu.tw', 1)).toEqual([])
})

test('the newest backup counts, and one of more than a week ago is too old', async () => {
  const now = new Date('2026-11-16T04:00:00Z')
  const dataDir = newFolder()
  expect(await lookAtBackups(dataDir, now)).toMatchObject({ state: 'weak', says: expect.stringContaining('沒有備份') })
  mkdirSync(join(dataDir, 'backups'))
  const keep = (name: string, madeAt: string) => {
    writeFileSync(join(dataDir, 'backups', name), '')
    utimesSync(join(dataDir, 'backups', name), new Date(madeAt), new Date(madeAt))
  }
  keep('old.zip', '2026-11-01T04:00:00Z')
  keep('unfinished.zip.unfinished', '2026-11-16T03:00:00Z')
  expect(await lookAtBackups(dataDir, now)).toMatchObject({ state: 'weak', says: '最近一次在 15 天前。' })
  keep('new.zip', '2026-11-15T03:00:00Z')
  expect(await lookAtBackups(dataDir, now)).toMatchObject({ state: 'good', says: '最近一次在 1 天前' })
})
