import { describe, expect, it } from 'vitest'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { REFUSED } from './messages.ts'
import { outsideUrl, validateOutsideUrl } from './outside-url.ts'

it('logs the two messages of the error catalogue, in their order', () => {
  expect(REFUSED).toEqual(['Invalid protocol. Only HTTP and HTTPS are allowed.', 'URL was invalid and could not be sanitized.'])
})

describe('accepts only http and https', () => {
  it.each(['https://www.ceec.edu.tw/', 'http://example.com/?q=講台#a', 'HTTPS://EXAMPLE.COM/'])('%s opens', (url) => {
    expect(validateOutsideUrl(url)).toEqual({ state: 'open', href: url })
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' data:text/html,x',
    'mailto:a@example.com',
    'tel:+886455501988',
    'ftp://example.com/',
    '/admission/',
    'admission',
    '#a',
    '//example.com/',
    'https://',
    'https://exa mple.com/',
    'https:\\\\example.com',
  ])('%j is refused', (url) => {
    expect(validateOutsideUrl(url)).toEqual({ state: 'refused' })
  })

  it.each([undefined, null, '', '  ', 7, {}])('%j is no address at all', (stored) => {
    expect(validateOutsideUrl(stored)).toEqual({ state: 'none' })
  })

  it('the form tells an editor at once', () => {
    const field = outsideUrl({ label: '網址' }).field('url', { nestable: [], deeper: [] })
    const validate = 'validate' in field ? (field.validate as (value: unknown) => unknown) : undefined
    expect([validate?.(''), validate?.('https://example.com/')]).toEqual([true, true])
    expect(validate?.('/admission/')).toMatch(/^網址不正確/)
  })
})

describe('on the page', () => {
  const content = [
    { id: 'h', blockType: 'heading', text: '考試中心', level: '3' },
    { id: 'b', blockType: 'button', label: '聯絡', link: { kind: 'url', url: '/contact/' } },
  ]
  async function render(settings: object) {
    const { html, tags } = await renderWidget('link-wrapper', { content, ...settings })
    const find = (name: string) => tags.find(({ attributes }) => attributes.get('class') === name)?.attributes
    return { html, tags, link: find('w-link-wrapper__link') }
  }

  it('is a real link beside its content, named by the first line of it', async () => {
    const { html, link } = await render({ url: 'https://www.ceec.edu.tw/' })
    expect(link?.get('href')).toBe('https://www.ceec.edu.tw/')
    expect([link?.get('target'), link?.get('rel')]).toEqual([undefined, 'noopener'])
    // A link in a link would not be HTML: it ends before the content begins.
    expect(html).toMatch(/<span class="vh">考試中心<\/span><\/a><div [^>]*data-slot/)
  })

  it('says that it opens a new tab, and tells search engines not to follow where that is wanted', async () => {
    const { html, link } = await render({ url: 'https://a.example/', is_external: true, nofollow: true, label: '考試中心網站' })
    expect([link?.get('target'), link?.get('rel')]).toEqual(['_blank', 'noopener nofollow'])
    expect(html).toContain('考試中心網站（另開新分頁）')
    const said = await render({ url: 'https://a.example/', is_external: true, label: '考試中心網站（另開分頁）' })
    expect(said.html).toContain('<span class="vh">考試中心網站（另開分頁）</span>')
  })

  it('writes nothing of a refused address but that it was refused', async () => {
    const { html, tags, link } = await render({ url: 'javascript:alert(document.cookie)' })
    expect(link).toBeUndefined()
    expect(readProps(tags, 'link-wrapper').isRefused).toBe(true)
    expect(html).not.toMatch(/javascript|alert|cookie/)
  })

  it('is only its content without an address, and nothing without content', async () => {
    const { tags, link } = await render({})
    expect([link, readProps(tags, 'link-wrapper').isRefused]).toEqual([undefined, false])
    expect((await render({ url: 'https://a.example/', content: [] })).html).toBe('')
  })
})
