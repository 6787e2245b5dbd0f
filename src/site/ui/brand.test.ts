import { describe, expect, it } from 'vitest'
import { readBrand, type StoredBrand } from '#brand/brand.ts'
import type { SiteBrand } from '#published/types.ts'
import { sampleContent } from '../../../tests/fixtures/sample-content.ts'
import { SAMPLE_PICTURE } from '../../../tests/fixtures/sample-shell.ts'
import { createSampleSite } from '../../../tests/fixtures/sample-site.ts'

const { site } = sampleContent({})

function branded(stored: StoredBrand, pictures: Partial<SiteBrand> = {}) {
  return createSampleSite({ site: { ...site, brand: { ...site.brand, ...readBrand({ tones: '12', ...stored }), ...pictures } } })
}
const logo = { ...SAMPLE_PICTURE, url: '/logo.svg', width: 300, height: 60, renditions: [] }

describe('the frame in a look of its own', () => {
  it('has its colours in the seal, the icon, the theme and the manifest', async () => {
    const { get } = branded({ scheme: 'sea' })
    const { body } = await get('/news/')
    expect(body).toContain('<path fill="#0f6a73" d="M0 0H48V48H12L0 59Z">')
    expect(body).toContain('<meta name="theme-color" content="#0f1f24"/>')
    expect(body).toMatch(/<link rel="icon" type="image\/svg\+xml" href="data:[^"]*%230f6a73/)
    const manifest = await get('/manifest.json')
    expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(JSON.parse(manifest.body)).toMatchObject({ short_name: site.department, background_color: '#f8fbfb' })
    expect(manifest.tags).toContain('settings')
  })

  it('shows the logo in place of the seal and the name, which it is called by', async () => {
    const { body } = await branded({}, { logo, logoOnDark: { ...logo, url: '/on-dark.svg' } }).get('/news/')
    expect(body).toContain(
      `<img class="brand__logo" src="/logo.svg" width="300" height="60" alt="${site.university}${site.department}"/>`,
    )
    expect(body).toContain('<img class="brand__logo" src="/on-dark.svg"')
    expect(body).not.toContain('brand__mark')
  })

  it('shows the mark beside the name, and as the icon', async () => {
    const { body } = await branded({}, { mark: { ...logo, url: '/mark.png' } }).get('/news/')
    expect(body.match(/<img class="brand__mark" src="\/mark\.png"[^>]* alt=""\/>/g)).toHaveLength(2)
    expect(body).toMatch(/<link rel="icon" type="image\/png" href="\/icons\/192-[\w-]{8}\.png"\/>/)
  })
})

it('the words of the frame are the department’s where it wrote some', async () => {
  const words = {
    ...site.words,
    copyright: '© 測試系',
    footerNote: '受理時間以公告為準',
    socialTitle: '社群',
    notFoundTitle: '這裡沒有東西',
    notFoundText: '再找找看。',
    searchStart: '想找什麼就打什麼。',
    searchNone: '換個字吧。',
    noNews: '還沒開張。',
  }
  const { get } = createSampleSite({ site: { ...site, words }, posts: [] })
  const [news, search, none, missing] = await Promise.all(['/news/', '/search/', '/search/?q=沒有這個', '/沒有/'].map(get))
  for (const word of ['© 測試系', '受理時間以公告為準', '>社群</h2>', '還沒開張。']) expect(news?.body).toContain(word)
  expect(search?.body).toContain('想找什麼就打什麼。')
  expect(none?.body).toContain('找不到符合「沒有這個」的內容。換個字吧。')
  expect(missing?.body).toContain('<h1>這裡沒有東西</h1><p class="notice__lead">再找找看。</p>')
  expect(missing?.body).toContain('<title>這裡沒有東西｜')
})
