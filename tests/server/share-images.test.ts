import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shareImageHref } from '#addresses/share-images.ts'
import { OPEN_LIMIT_MS, PATIENTLY } from '../cms/open-content.ts'
import { eventually } from '../fixtures/eventually.ts'
import { metaOf } from '../fixtures/read-html.ts'
import { openRestSite, type RestSite } from '../rest/open-rest-site.ts'

const ACCESS = { overrideAccess: true } as const

describe('the picture that networks show of a post', PATIENTLY, () => {
  let site: RestSite
  let post: number
  let category: number

  beforeAll(async () => {
    site = await openRestSite('sqlite')
    await site.app.ready()
    const { payload } = site.content
    category = (
      await payload.create({ collection: 'categories', data: { name: '榮譽', slug: 'honours', paper: 'straw' }, ...ACCESS })
    ).id
  }, OPEN_LIMIT_MS)
  afterAll(() => site?.close())

  const kept = () => {
    const folder = join(site.content.env.dataDir, 'share-images')
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : []
  }
  /** Waits for one more than there were, while nobody asks the site for anything. */
  const oneMore = (before: string[]) => eventually(() => expect(kept()).toHaveLength(before.length + 1))
  /** What the page says is what is there already: nothing is drawn for whoever asks. */
  const expectDrawn = async () => {
    const before = kept()
    const address = metaOf((await site.app.inject('/news/first-prize/')).body, 'og:image') ?? ''
    const { pathname } = new URL(address)
    expect(pathname).toContain(shareImageHref({ kind: 'post', id: post, version: '' }).replace('.png', ''))
    const { statusCode, headers } = await site.app.inject(pathname)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    expect(kept()).toEqual(before)
  }

  it('is there before anybody asks once the post is published, and not for a draft', async () => {
    const { payload } = site.content
    const data = { title: '榮獲演講比賽第一名', slug: 'first-prize', categories: [category] }
    post = (await payload.create({ collection: 'posts', data, draft: true, ...ACCESS })).id
    await payload.update({ collection: 'posts', id: post, data: { _status: 'published' }, ...ACCESS })
    await oneMore([])
    await expectDrawn()
  })

  it('is drawn anew under another title', async () => {
    const before = kept()
    await site.content.payload.update({ collection: 'posts', id: post, data: { title: '榮獲辯論比賽第一名' }, ...ACCESS })
    await oneMore(before)
    await expectDrawn()
  })

  it('is drawn anew on another paper of its category', async () => {
    const before = kept()
    await site.content.payload.update({ collection: 'categories', id: category, data: { paper: 'sky' }, ...ACCESS })
    await oneMore(before)
    await expectDrawn()
  })

  it('is drawn anew in another look of the site', async () => {
    const before = kept()
    const data = { university: '清水大學', department: '數位敘事學系', brand: { scheme: 'pine' as const } }
    await site.content.payload.updateGlobal({ slug: 'site', data: { ...data, _status: 'published' }, ...ACCESS })
    await oneMore(before)
    await expectDrawn()
  })
})
