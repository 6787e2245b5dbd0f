import { describe, expect, it } from 'vitest'
import { sanitiseSvg } from './sanitise-svg.ts'

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg">'
const clean = (inner: string) => sanitiseSvg(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)

describe('a drawing', () => {
  it('keeps shapes, text, gradients and references inside itself', () => {
    const drawing =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
      '<path d="M0 0h8" fill="url(#g)" stroke-width="2"></path><use href="#g"></use><text x="1">你好 &amp; &lt;再見&gt;</text>'
    expect(clean(drawing)).toBe(`${OPEN}${drawing}</svg>`)
  })

  it('keeps the old spelling of a reference as the new one', () => {
    expect(clean('<use xlink:href="#a"/>')).toBe(`${OPEN}<use href="#a"></use></svg>`)
  })

  it('keeps one reference where both spellings stand, the new one', () => {
    expect(clean('<use xlink:href="#old" href="#new"/><use href="#new" xlink:href="#old"/>')).toBe(
      `${OPEN}<use href="#new"></use><use href="#new"></use></svg>`,
    )
  })

  it('is read with a declaration, a byte order mark, comments and a document type before it', () => {
    const before =
      '\uFEFF<?xml version="1.0"?><!-- Ink --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">'
    expect(sanitiseSvg(`${before}<svg viewBox="0 0 1 1"/>`)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
    )
  })

  it.each([
    ['scripts', '<script>alert(1)</script>'],
    ['scripts in a namespace', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['scripts in CDATA', '<script><![CDATA[alert(1)]]></script>'],
    ['styles', '<style>@import "https://evil.example/";</style>'],
    ['web pages', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>'],
    ['links', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['pictures', '<image href="https://evil.example/x.png"/>'],
    ['frames', '<iframe src="https://evil.example/"/>'],
    ['animation of references', '<animate attributeName="href" values="javascript:alert(1)"/><set attributeName="href" to="x"/>'],
    ['fetching filters', '<feImage href="https://evil.example/x.svg"/>'],
    ['style sheets by instruction', '<?xml-stylesheet href="https://evil.example/x.css"?>'],
    ['comments', '<!-- <script>alert(1)</script> -->'],
  ])('loses %s with everything inside', (_, inner) => {
    expect(clean(inner)).toBe(`${OPEN}</svg>`)
  })

  it.each([
    ['handlers', 'onload="alert(1)"'],
    ['handlers in odd capitals', 'oNcLiCk="alert(1)"'],
    ['styles', 'style="fill:url(https://evil.example/)"'],
    ['scripts as references', 'href="javascript:alert(1)"'],
    ['references outside', 'xlink:href="https://evil.example/x.svg#a"'],
    ['references to data', 'href="data:image/svg+xml,x"'],
    ['paint from outside', 'fill="url(https://evil.example/#a)"'],
    ['paint from outside, quoted', 'fill="url( \'https://evil.example/#a\')"'],
    ['paint from outside in capitals', 'fill="URL(//evil.example/)"'],
    ['paint from outside, escaped', 'fill="u\\72l(https:evil.example)"'],
    ['masks by another function', 'mask="image-set(\'https://evil.example/x.png\' 1x)"'],
    ['masks of data', 'mask="image-set(\'data:image/png,x\' 1x)"'],
    ['bases', 'xml:base="https://evil.example/"'],
  ])('loses attributes that are %s', (_, attribute) => {
    expect(clean(`<use ${attribute}/>`)).toBe(`${OPEN}<use></use></svg>`)
  })

  it('cannot break out of a value', () => {
    expect(clean('<text class="&quot;&gt;&lt;script&gt;">&lt;script&gt;</text>')).toBe(
      `${OPEN}<text class="&quot;&gt;&lt;script&gt;">&lt;script&gt;</text></svg>`,
    )
  })
})

describe('what is no drawing is refused', () => {
  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['a web page', '<html><svg/></html>'],
    ['not closed', '<svg><g>'],
    ['wrongly nested', '<svg><g></svg></g>'],
    ['with an unquoted attribute', '<svg width=5/>'],
    ['with entities of its own', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>'],
    ['with entities that multiply', '<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><svg><text>&b;</text></svg>'],
  ])('%s', (_, source) => {
    expect(sanitiseSvg(source)).toBeNull()
  })
})
