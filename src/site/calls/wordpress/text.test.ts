import { describe, expect, it } from 'vitest'
import { absoluteHtml, decodeSlug, encodeSlug, escapeName, escapeText, paragraphOf } from './text.ts'

it('texts are escaped as WordPress does', () => {
  expect(escapeText(`<b> & "x" 'y' 🎓`)).toBe('&lt;b&gt; &#038; &quot;x&quot; &#039;y&#039; 🎓')
  expect(escapeName('得獎 & 榮譽')).toBe('得獎 &amp; 榮譽')
  expect([paragraphOf(''), paragraphOf('字')]).toEqual(['', '<p>字</p>\n'])
})

describe('a slug', () => {
  it('is percent-encoded in lower case, and read in every spelling', () => {
    expect(encodeSlug('第-19-屆')).toBe('%e7%ac%ac-19-%e5%b1%86')
    for (const given of ['第-19-屆', '%E7%AC%AC-19-%E5%B1%86', '%e7%ac%ac-19-%e5%b1%86'])
      expect(decodeSlug(given)).toBe('第-19-屆')
    expect(decodeSlug('ABC')).toBe('abc')
  })

  it('that is none does no harm', () => {
    expect(decodeSlug('%E7%AC')).toBe('%e7%ac')
    expect(encodeSlug('\ud800')).toBe('%ef%bf%bd')
  })
})

describe('content for readers elsewhere', () => {
  const origin = 'https://speech.mingde.example'

  it('has whole addresses', () => {
    expect(absoluteHtml('<a href="/news/"><img src="/a.png" srcset="/a.webp 480w, /b.webp 800w"/></a>', origin)).toBe(
      `<a href="${origin}/news/"><img src="${origin}/a.png" srcset="${origin}/a.webp 480w, ${origin}/b.webp 800w"/></a>`,
    )
  })

  it.each([
    '<a href="https://x.example/">',
    '<a href="//x.example/">',
    '<a href="#top">',
    '<p>href=&quot;/news/&quot;</p>',
    '<a href="mailto:a@b.example">',
  ])('keeps %s', (html) => expect(absoluteHtml(html, origin)).toBe(html))
})
