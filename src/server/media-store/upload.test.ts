import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BasePayload, type Payload } from 'payload'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { uploadUrl } from '#addresses/files.ts'
import { allMigrations } from '#cms/all-migrations.ts'
import { createConfig } from '#cms/config.ts'
import { cutFont } from '#cms/typefaces/font.fixture.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { describeProblems, type Env, readEnv } from '#platform/env.ts'
import { openFileStore } from '#platform/file-store.ts'
import { readDownloadName } from '#published/download-name.ts'
import { createTestApp } from '../app.fixture.ts'
import { createOwnTypefaces } from '../fonts/own-typefaces.ts'
import { startS3 } from './s3.fixture.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
// Opening loads Payload and runs every migration; a busy machine needs a while.
const OPEN_LIMIT_MS = 120_000

function envOf(variables: Record<string, string>, dataDir: string): Env {
  const result = readEnv({ DATA_DIR: dataDir, ...variables }, ROOT)
  if (!result.ok) throw new Error(describeProblems(result.problems))
  return result.env
}

/** The admin program's content on an empty, migrated database. */
async function openAdmin(variables: Record<string, string>): Promise<{ payload: Payload; dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-upload-'))
  const config = await createConfig({ env: envOf(variables, dataDir), program: 'admin', root: ROOT })
  const logger = { options: { level: 'fatal' }, destination: process.stderr }
  const payload = await new BasePayload().init({ config: Object.assign(config, { logger }), disableOnInit: true })
  onTestFinished(async () => {
    await payload.destroy()
    rmSync(dataDir, { recursive: true })
  })
  await payload.db.migrate({ migrations: await allMigrations('sqlite') })
  return { payload, dataDir }
}

test('what the admin uploads to the bucket is what the site reads from it', { timeout: OPEN_LIMIT_MS }, async () => {
  const store = await startS3()
  const { payload, dataDir } = await openAdmin(store.variables)
  const data = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#364f3f' } })
    .jpeg()
    .toBuffer()
  const media = await payload.create({
    collection: 'media',
    data: { alt: '說明' },
    file: { name: '合照.jpg', data, mimetype: 'image/jpeg', size: data.length },
    overrideAccess: true,
  })
  const sizes = Object.values(media.sizes ?? {})
  const names = new Set([media, ...sizes].flatMap(({ filename }) => filename ?? []))
  expect(names.size).toBeGreaterThan(1)
  expect(new Set(store.objects.keys())).toEqual(names)
  expect(readdirSync(dataDir, { recursive: true }).filter((file) => /\.(?:jpg|webp)$/.test(String(file)))).toEqual([])

  const sql = await sqlOf(payload)
  const { app } = await createTestApp({
    env: store.variables,
    downloadNameOf: async (stored) => (await readDownloadName(sql, stored))?.name ?? null,
  })
  for (const name of names) {
    const answer = await app.inject(uploadUrl(name))
    expect(answer.statusCode).toBe(200)
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(/^inline; .*''合照\.(?:jpg|webp)$/)
    expect(answer.rawPayload.equals(store.objects.get(name)?.body ?? Buffer.alloc(0))).toBe(true)
  }

  const query = { uploadEdits: { crop: { x: 50, y: 0 }, widthInPixels: 300, heightInPixels: 300 } }
  const cut = await payload.update({ collection: 'media', id: media.id, data: {}, overrideAccess: true, req: { query } })
  expect(cut).toMatchObject({ width: 300, height: 300 })
  expect(cut.filename).not.toBe(media.filename)
  expect(await sharp(store.objects.get(cut.filename ?? '')?.body).metadata()).toMatchObject({ width: 300, height: 300 })
  expect(store.objects.has(media.filename ?? '')).toBe(false)
  expect(store.objects.get(cut.originalFilename ?? '')?.body.equals(data)).toBe(true)

  const whole = { uploadEdits: { whole: 1 } }
  const back = await payload.update({ collection: 'media', id: media.id, data: {}, overrideAccess: true, req: { query: whole } })
  expect(back).toMatchObject({ width: 600, height: 300, crop: null })
  expect(store.objects.get(back.filename ?? '')?.body.equals(data)).toBe(true)

  const font = await cutFont('口語')
  const typeface = await payload.create({
    collection: 'typefaces',
    data: { licence: '學校購買的網頁授權' },
    file: { name: '校徽體.ttf', data: font, mimetype: 'font/ttf', size: font.length },
    overrideAccess: true,
  })
  const name = typeface.filename ?? ''
  expect(store.objects.has(name)).toBe(true)
  const files = openFileStore(envOf(store.variables, dataDir))
  const typefaces = createOwnTypefaces({ files, folder: null, copies: join(dataDir, 'typefaces'), log: console })
  const opened = await typefaces.open(name)
  expect((await opened?.subsetter.subset('口'))?.toString('latin1', 0, 4)).toBe('wOF2')
  expect([typefaces.opened(name)?.has('語'), typefaces.opened(name)?.has('學')]).toEqual([true, false])
  await typefaces.stop()
  files.close()
  expect((await app.inject(uploadUrl(name))).statusCode).toBe(404)
  await payload.delete({ collection: 'typefaces', id: typeface.id, overrideAccess: true })

  await payload.delete({ collection: 'media', id: media.id, overrideAccess: true })
  await expect.poll(() => [...store.objects.keys()]).toEqual([])
  expect((await app.inject(uploadUrl(cut.filename ?? ''))).statusCode).toBe(404)
})
