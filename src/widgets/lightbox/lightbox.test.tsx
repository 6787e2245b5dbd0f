import { describe, expect, it } from 'vitest'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

const pictures = [
  { id: 'a', picture: 1 },
  { id: 'b', picture: 2, caption: '自己的圖說' },
]

async function render(settings: object) {
  const { html } = await renderWidget('lightbox', { id: 'box', ...settings })
  return { html, links: readTags(html).filter(({ name }) => name === 'a') }
}

describe('the pictures', () => {
  it('are links to their files, one group, with words for the lightbox', async () => {
    const { links } = await render({ pictures })
    expect(links.map(({ attributes }) => Object.fromEntries(attributes))).toEqual([
      {
        href: '/wp-content/uploads/2026/11/award.jpg',
        'data-lightbox': '',
        'data-lightbox-group': 'b-box',
        'data-title': '決賽',
        'data-caption': '決賽當天，高雄。',
        'aria-label': '查看大圖：林昀臻在決賽的講臺上',
      },
      expect.objectContaining({ 'data-lightbox-group': 'b-box', 'data-caption': '自己的圖說' }),
    ])
  })

  it('open one by one when the editor wants that', async () => {
    const { links } = await render({ pictures, slideshow: false })
    expect(links.map(({ attributes }) => attributes.get('data-lightbox-group'))).toEqual(['b-box-a', 'b-box-b'])
  })

  it('show their captions on the page only when asked to', async () => {
    expect((await render({ pictures })).html).not.toContain('figcaption')
    expect((await render({ pictures, showCaptions: true })).html).toContain('<figcaption>自己的圖說</figcaption>')
  })

  it('hide behind one link, and are all in the page for those without script', async () => {
    const { html, links } = await render({ pictures, display: 'link', linkText: '看照片' })
    expect(html).toContain('>看照片</a>')
    expect(links.map(({ attributes }) => attributes.get('data-lightbox-group'))).toEqual(['b-box', 'b-box'])
    expect(html).not.toContain('<img')
    expect((await render({ pictures, display: 'link', slideshow: false })).links).toHaveLength(1)
  })

  it('that are gone leave no gap, and none leave nothing', async () => {
    expect((await render({ pictures: [{ picture: 500 }, { picture: 1 }] })).links).toHaveLength(1)
    expect((await render({ pictures: [{ picture: 500 }] })).html).toBe('')
  })
})
