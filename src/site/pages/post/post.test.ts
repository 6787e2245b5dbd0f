import { describe, expect, it } from 'vitest'
import { postHref } from '#addresses/documents.ts'
import type { Site } from '#published/types.ts'
import { dataBlocksOf, headingsOf, mainTextOf, metaOf, titleOf } from '../../../../tests/fixtures/read-html.ts'
import { readTags } from '../../../../tests/fixtures/read-tags.ts'
import { bodyOf, sampleContent, samplePicture, samplePost } from '../../../../tests/fixtures/sample-content.ts'
import { createSampleSite, ORIGIN } from '../../../../tests/fixtures/sample-site.ts'

const site = createSampleSite()
const award = postHref('林昀臻榮獲第一名')

describe('a post', () => {
  it('shows category, day, author and reading time', async () => {
    const text = mainTextOf((await site.get(award)).body)
    expect(text).toContain('首頁最新消息榮譽內文')
    expect(text).toContain('2026 年 11 月 1 日')
    expect(text).toContain('文／系辦公室　葉庭瑋')
    expect(text).toContain('閱讀時間約 1 分鐘')
    expect(text).toContain('第一段。第二段。')
    expect(text).toContain('決賽當天，高雄。')
  })

  it('loads its picture first, and once', async () => {
    const { body } = await site.get(award)
    expect(body.match(/<link rel="preload" as="image"/g)).toHaveLength(1)
    expect(body).toMatch(/<link rel="preload" as="image" imageSrcSet="[^"]*award-640\.webp 640w/)
    expect(metaOf(body, 'og:image')).toBe(`${ORIGIN}/wp-content/uploads/2026/11/award.jpg`)
  })

  it('leads to its neighbours in time and to posts like it', async () => {
    const { body } = await site.get(postHref('open-day'))
    expect(body).toMatch(/<a href="\/news\/debate\/" rel="prev"><small>上一篇<\/small>/)
    expect(body).toMatch(/<a href="\/news\/%E6[^"]*" rel="next"><small>下一篇<\/small>/)
    expect(headingsOf((await site.get(award)).body)).toContainEqual({ level: 2, text: '延伸閱讀' })
  })

  it('is an article to search engines', async () => {
    const [data] = dataBlocksOf((await site.get(award)).body, 'application/ld\\+json')
    expect(data).toMatchObject({
      '@graph': [
        { '@type': 'Article', datePublished: '2026-11-01T12:00:00.000Z', mainEntityOfPage: ORIGIN + award },
        { '@type': 'BreadcrumbList', itemListElement: { length: 4 } },
      ],
    })
  })

  it('falls back to its first words where nobody wrote a description', async () => {
    const long = createSampleSite({ posts: [samplePost({ excerpt: '', body: bodyOf('字'.repeat(300)) })] })
    const { body } = await long.get('/news/post/')
    expect(metaOf(body, 'description')).toBe(`${'字'.repeat(119)}…`)
  })

  it('shows neither picture, author nor neighbours where there are none', async () => {
    const bare = createSampleSite({ posts: [samplePost({ authorName: '', body: null, category: null })] })
    const { status, body } = await bare.get('/news/post/')
    expect(status).toBe(200)
    expect(body).not.toContain('文／')
    expect(body).not.toContain('<figure')
    expect(body).not.toContain('上一篇')
  })
})

describe('the share buttons of a post', () => {
  it.each(['100% 成功 & 「A」', `"quoted" 'single' \\back`, '<b>粗</b>', '🎤👩🏽‍🏫'])(
    'share %j as it was written',
    async (title) => {
      const shared = createSampleSite({ posts: [samplePost({ title, excerpt: title })] })
      const { body } = await shared.get('/news/post/')
      const [aside = ''] = /<aside class="post__pass".*?<\/aside>/s.exec(body) ?? []
      const hrefs = readTags(aside).flatMap(({ attributes }) => attributes.get('href') ?? [])
      const mail = new URL(hrefs.find((href) => href.startsWith('mailto:')) ?? '')
      expect(mail.searchParams.get('subject')).toBe(title)
      expect(mail.searchParams.get('body')).toBe(`${title}\r\n${ORIGIN}/news/post/`)
      expect(metaOf(body, 'og:locale')).toBe('zh_TW')
    },
  )

  it('say how the text begins where nobody wrote an excerpt', async () => {
    const shared = createSampleSite({ posts: [samplePost({ excerpt: '', body: bodyOf('字'.repeat(300)) })] })
    const [aside = ''] = /<aside class="post__pass".*?<\/aside>/s.exec((await shared.get('/news/post/')).body) ?? []
    const [mail = ''] = readTags(aside).flatMap(({ attributes }) => attributes.get('href')?.match(/^mailto:.*/) ?? [])
    expect(new URL(mail).searchParams.get('body')).toBe(`${'字'.repeat(119)}…\r\n${ORIGIN}/news/post/`)
  })

  it('are those of the site’s settings, in their order, and none where there are none', async () => {
    const { site: settings } = sampleContent()
    const namesWith = async (shareNetworks: Site['shareNetworks']) => {
      const { body } = await createSampleSite({ site: { ...settings, shareNetworks } }).get(award)
      const [aside = ''] = /<aside class="post__pass".*?<\/aside>/s.exec(body) ?? []
      return [...aside.matchAll(/<span class="vh">([^<]*)/g)].map(([, name]) => name)
    }
    expect(await namesWith(['line', 'print', 'mix'])).toEqual(['分享到 LINE（另開新分頁）', '列印', '分享到 Mix（另開新分頁）'])
    expect(await namesWith([])).toEqual([])
  })
})

describe('the post object', () => {
  it.each([
    'plain',
    '100% 成功 & 「A#B」',
    `"quoted" 'single' \\back`,
    '</script><script>alert(1)</script>',
    '<!--<script>',
    'line\u2028and\u2029paragraph',
    'half \ud83c a pair',
  ])('holds the title %j, URL-encoded', async (title) => {
    const hostile = createSampleSite({ posts: [samplePost({ id: 7, title, excerpt: title, image: samplePicture })] })
    const { body } = await hostile.get('/news/post/')
    const wellFormed = title.replace(/\p{Surrogate}/gu, '\ufffd')
    expect(dataBlocksOf(body, 'application/json')).toEqual([
      {
        id: 7,
        title: encodeURIComponent(wellFormed),
        excerpt: title,
        featuredImage: `${ORIGIN}/wp-content/uploads/2026/11/award.jpg`,
      },
    ])
    expect(titleOf(body)).toMatch(/｜明德大學口語傳播暨社群媒體學系$/)
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<!--')
  })

  it('has an empty picture address where there is no picture', async () => {
    const { body } = await site.get(postHref('debate'))
    expect(dataBlocksOf(body, 'application/json')).toMatchObject([{ id: 10, featuredImage: '' }])
  })

  it('stands on post pages only', async () => {
    expect((await site.get('/news/')).body).not.toContain('lectern-post')
  })
})
