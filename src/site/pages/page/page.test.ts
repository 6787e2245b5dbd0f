import { describe, expect, it } from 'vitest'
import { samplePage } from '../../../../tests/fixtures/sample-content.ts'
import { createSampleSite } from '../../../../tests/fixtures/sample-site.ts'

describe('a page in another language', () => {
  const english = samplePage({
    title: 'Study with us',
    path: 'en/study',
    lang: 'en',
    lead: 'Four years of listening.',
    ancestors: [{ label: 'English', href: '/en/', lang: 'en' }],
  })
  const site = createSampleSite({ pages: [english, samplePage({ id: 2, title: '招生資訊', path: 'admission' })] })

  it('says so wherever its own words stand, and the frame stays Chinese', async () => {
    const { body } = await site.get('/en/study/')
    expect(body).toContain('<html lang="zh-Hant-TW">')
    expect(body).toMatch(/<div lang="en"><h1>.*Study.*<\/h1>.*Four years of listening\.<\/p><\/div>/)
    expect(body).toMatch(/<div class="page" lang="en">/)
    expect(body).toContain('<a href="/en/" lang="en">English</a>')
    expect(body).toContain('<span aria-current="page" lang="en">Study with us</span>')
  })

  it('is named in its language on 網站導覽', async () => {
    const { body } = await site.get('/site-map/')
    expect(body).toContain('<a href="/en/study/" lang="en">Study with us</a>')
    expect(body).toContain('<a href="/admission/">招生資訊</a>')
  })

  it('leaves pages in Chinese unmarked', async () => {
    const { body } = await site.get('/admission/')
    expect(body).toMatch(/<div class="page">/)
  })
})
