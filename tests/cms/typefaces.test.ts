import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadUrl } from '#addresses/files.ts'
import { openBackup } from '#backup/read-backup.ts'
import { writeBackup } from '#backup/write-backup.ts'
import { readDraft } from '#cms/preview/read-draft.ts'
import { SETTINGS_ID } from '#cms/preview/token.ts'
import { cutFont, withRights } from '#cms/typefaces/font.fixture.ts'
import { openFileStore } from '#platform/file-store.ts'
import type { Typeface } from '#platform/payload-types.ts'
import { readFont } from '#server/fonts/font-characters.fixture.ts'
import { metaOf } from '../fixtures/read-html.ts'
import { openRestSite, type RestSite } from '../rest/open-rest-site.ts'
import { OPEN_LIMIT_MS, PATIENTLY } from './open-content.ts'
import { openRest, type Rest } from './open-rest.ts'
import { as, createPeople, type People, type Person, signedIn, viewerOf } from './people.ts'
import { filesIn } from './sample-files.ts'

const LICENCE = '學校購買的網頁授權'
const TITLE = '口語傳播 ABC'

describe('a typeface of the department’s own', PATIENTLY, () => {
  let site: RestSite
  let rest: Rest
  let people: People

  beforeAll(async () => {
    site = await openRestSite('sqlite')
    const { payload } = site.content
    people = await signedIn(payload, await createPeople(payload))
    rest = openRest(site.content)
    const settings = { university: '青山大學', department: '地理學系', postsPerPage: 10 }
    await payload.updateGlobal({ slug: 'site', data: settings, overrideAccess: true })
    const page = { title: TITLE, slug: 'about', template: 'standard', _status: 'published' } as const
    await payload.create({ collection: 'pages', data: page, overrideAccess: true })
  }, OPEN_LIMIT_MS)
  afterAll(() => site?.close())

  function form(data: object, name: string, bytes: Buffer): RequestInit {
    const body = new FormData()
    body.set('_payload', JSON.stringify(data))
    body.set('file', new Blob([Uint8Array.from(bytes)]), name)
    return { method: 'POST', body }
  }
  const send = (
    bytes: Buffer,
    { person = 'administrator' as Person, name = '校徽體.ttf', data = { licence: LICENCE } as object } = {},
  ) => rest.ask(person, '/api/typefaces', form(data, name, bytes))
  async function upload(bytes: Buffer): Promise<Typeface> {
    const answer = await send(bytes)
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { doc: Typeface }).doc
  }
  const choose = (typeface: number | null, draft = false) =>
    site.content.payload.updateGlobal({
      slug: 'site',
      data: { brand: { face: typeface === null ? 'serif' : 'own', typeface } },
      draft,
      ...as(people, 'editor'),
    })
  const fontsOf = (html: string) => [...html.matchAll(/href="(\/fonts\/[\w-]+(?:\.rest)?\.woff2)"/g)].map(([, href = '']) => href)
  /** The page as it is once the newest change has reached the site. */
  async function pageOf(isNew: (html: string) => boolean): Promise<string> {
    return expect
      .poll(async () => (await site.app.inject('/about/')).body, { timeout: OPEN_LIMIT_MS })
      .toSatisfy(isNew)
      .then(async () => (await site.app.inject('/about/')).body)
  }
  const charactersOf = async (href: string) => (await readFont((await site.app.inject(href)).rawPayload)).characters

  it('is uploaded by administrators, with a word on its licence', async () => {
    const font = await cutFont('口語')
    for (const person of ['editor', 'author', 'subscriber', 'anonymous'] as const)
      expect([401, 403]).toContain((await send(font, { person })).status)
    expect((await send(font, { data: {} })).status).toBe(400)
    const { filename, originalName, licence } = await upload(await cutFont('口語', 'woff2'))
    expect([originalName, licence]).toEqual(['校徽體.ttf', LICENCE])
    expect(filename).toMatch(/^typeface-[0-9a-f]{16}\.ttf$/)
  })

  it.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
    ['is a page', 'face.ttf', () => Buffer.from('<script>alert(1)</script>'), '只能用 WOFF2、TTF 或 OTF'],
    ['is called something else', 'face.html', () => cutFont('口'), '只能用 WOFF2、TTF 或 OTF'],
    ['must not be embedded', 'face.ttf', async () => withRights(await cutFont('口'), 2), '不准嵌入'],
    ['breaks off', 'face.ttf', async () => (await cutFont('口語')).subarray(0, 900), '已損壞或不完整'],
  ])('is refused when it %s, and nothing is stored', async (_, name, make, reason) => {
    const before = filesIn(site.content.env.uploadsDir)
    const answer = await send(await make(), { name })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(reason)])
    expect(filesIn(site.content.env.uploadsDir)).toEqual(before)
  })

  it('must be chosen by whoever wants one, and never gives way to another file', async () => {
    await expect(
      choose(null).then(() =>
        site.content.payload.updateGlobal({ slug: 'site', data: { brand: { face: 'own' } }, ...as(people, 'editor') }),
      ),
    ).rejects.toThrow()
    const { id } = await upload(await cutFont('口'))
    const answer = await rest.ask('administrator', `/api/typefaces/${id}`, {
      ...form({}, 'other.ttf', await cutFont('語')),
      method: 'PATCH',
    })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('另外上傳')])
  })

  it('is shown in a preview first, then on pages, with ours for what it lacks, and another one at once after it', async () => {
    const { id, filename } = await upload(await cutFont('口語 A'))
    const before = fontsOf((await site.app.inject('/about/')).body)
    const target = { collection: 'site', id: SETTINGS_ID, ...viewerOf(people.editor) } as const
    const unsaved = { brand: { face: 'own', typeface: id } }
    const draft = await readDraft(site.content.site, site.content.readers.create().context, target, unsaved)
    expect(draft).toMatchObject({ kind: 'settings', site: { brand: { face: 'own', typeface: filename } } })
    await choose(id, true)
    expect(fontsOf((await site.app.inject('/about/')).body)).toEqual(before)

    await choose(id)
    const html = await pageOf((body) => fontsOf(body).length === 2)
    const [own = '', ours = ''] = fontsOf(html)
    expect(await charactersOf(own)).toBe(' A口語')
    const rest = await charactersOf(ours)
    expect([...'BC傳播學系青山'].filter((one) => !rest.includes(one))).toEqual([])
    expect(rest).not.toContain('口')
    const image = (metaOf(html, 'og:image') ?? '').replace(/^https?:\/\/[^/]+/, '')
    expect(await sharp((await site.app.inject(image)).rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })

    const next = await upload(readFileSync('src/cms/typefaces/postscript-font.fixture.otf'))
    expect(next.filename).toMatch(/\.otf$/)
    await choose(next.id)
    const later = await pageOf((body) => !fontsOf(body).includes(own))
    expect(await charactersOf(fontsOf(later)[0] ?? '')).toBe(' ABC傳口播語')
    const drawn = (metaOf(later, 'og:image') ?? '').replace(/^https?:\/\/[^/]+/, '')
    expect(drawn).not.toBe(image)
    expect((await site.app.inject(drawn)).statusCode).toBe(200)
  })

  it('is deleted once nothing shows it', async () => {
    const { id } = await upload(await cutFont('口'))
    await choose(id)
    const remove = () => rest.ask('administrator', `/api/typefaces/${id}`, { method: 'DELETE' })
    expect(await (await remove()).text()).toContain('還在用這套字體')
    await choose(null)
    expect((await remove()).status).toBe(200)
  })

  it('is in every backup, and its whole file is nobody’s', async () => {
    const { filename } = await upload(await cutFont('口語'))
    const { env } = site.content
    const path = join(env.dataDir, 'backup.zip')
    await writeBackup({ database: env.database, files: openFileStore(env), version: '1', settings: {}, now: new Date(), path })
    const backup = await openBackup(path)
    await backup.check()
    backup.close()
    expect(readFileSync(path).includes(`files/${filename}`)).toBe(true)
    for (const href of [uploadUrl(filename ?? ''), `/wp-content/uploads/${filename}`])
      expect((await site.app.inject(href)).statusCode).toBe(404)
    expect((await rest.ask('anonymous', `/api/typefaces/file/${filename}`)).status).toBeGreaterThanOrEqual(401)
  })
})
