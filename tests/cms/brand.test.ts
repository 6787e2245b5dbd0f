import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, OPEN_LIMIT_MS, openContent, PATIENTLY } from './open-content.ts'
import { as, createPeople, type People } from './people.ts'

describe('the look of the site', PATIENTLY, () => {
  let content: Content
  let people: People

  beforeAll(async () => {
    content = await openContent('sqlite')
    people = await createPeople(content.payload)
    const settings = { university: '青山大學', department: '地理學系', postsPerPage: 10 }
    await content.payload.updateGlobal({ slug: 'site', data: settings, overrideAccess: true })
  }, OPEN_LIMIT_MS)
  afterAll(() => content?.close())

  const save = (data: object, draft = false) =>
    content.payload.updateGlobal({ slug: 'site', data, draft, ...as(people, 'editor') })
  const shown = async () => {
    content.readers.clear()
    return content.readers.create().site()
  }

  it('is the first scheme with a seal of the department’s name, until somebody chooses', async () => {
    const { brand, words } = await shown()
    expect(brand).toMatchObject({
      palette: { zhu: '#cc3016' },
      face: 'serif',
      corners: 'square',
      motif: 'voiceprint',
      logo: null,
    })
    expect(brand.tones).toMatch(/^[1-4]{4}$/)
    expect(words).toMatchObject({ copyright: '© 青山大學地理學系', notFoundTitle: '找不到這個頁面' })
  })

  it('changes when it is published, and not with a draft', async () => {
    await save({ brand: { scheme: 'pine', corners: 'soft' } }, true)
    expect((await shown()).brand.palette.zhu).toBe('#cc3016')
    await save({ brand: { scheme: 'pine', corners: 'soft' }, words: { noNews: '敬請期待。' } })
    const { brand, words } = await shown()
    expect(brand).toMatchObject({ palette: { zhu: '#1d6b4a' }, corners: 'soft', lines: 'double' })
    expect(words.noNews).toBe('敬請期待。')
  })

  it('takes any colours that can be read, a little darker where they need it', async () => {
    await save({ brand: { scheme: 'own', colours: { zhu: '#E8590C', straw: '#ffe066' } } })
    const { palette } = (await shown()).brand
    expect(palette.straw).toBe('#ffe066')
    expect(palette.zhu).not.toBe('#e8590c')
    expect(palette.sky).toBe('#bad3e6')
  })

  it.each([
    ['yellow letters', { zhu: '#ffd400' }, /這個主色太淺.*最接近而看得清楚的顏色是 #[0-9a-f]{6}。/],
    ['black paper', { paper: '#000000' }, /這張紙太深/],
    ['no colour at all', { ink: 'url(x)' }, /請填 # 開頭的色碼/],
  ])('refuses %s, and says why', async (_, colours, reason) => {
    const before = (await shown()).brand
    const errors = await save({ brand: { scheme: 'own', colours } }).then(
      () => [],
      (error: { data?: { errors?: { message: string }[] } }) => error.data?.errors?.map(({ message }) => message) ?? [],
    )
    expect(errors).toEqual([expect.stringMatching(reason)])
    expect((await shown()).brand).toEqual(before)
  })
})
