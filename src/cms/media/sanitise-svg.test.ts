import { describe, expect, it } from 'vitest'
import { sanitiseSvg } from './sanitise-svg.ts'

const sanitise = (source: string) => sanitiseSvg(Buffer.from(source))
const OPEN = '<svg xmlns="http://www.w3.org/2000/svg">'
const clean = (inner: string) => sanitise(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)

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
    expect(sanitise(`${before}<svg viewBox="0 0 1 1"/>`)).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>')
  })

  it.each([
    ['scripts', '<script>alert(1)</script>'],
    ['scripts in a namespace', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['scripts in CDATA', '<script><![CDATA[alert(1)]]></script>'],
    ['styles', '<style>@import "https://evil.example/";</style>'],
    ['styles in CDATA', '<style><![CDATA[@import url(https://evil.example/)]]></style>'],
    ['styles in another namespace', '<h:style xmlns:h="http://www.w3.org/1999/xhtml">@import "//evil.example"</h:style>'],
    ['scripts in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
    ['scripts below something harmless in another namespace', '<x:g xmlns:x="urn:x"><path/><script>alert(1)</script></x:g>'],
    ['listeners', '<handler type="text/javascript">alert(1)</handler><listener/>'],
    ['motion', '<animateMotion path="M0 0"/><animateTransform attributeName="transform"/><mpath href="#a"/>'],
    ['links with another spelling', '<a xlink:href="data:text/html,x"><text>x</text></a>'],
    ['what a prototype has', '<constructor>x</constructor><__proto__>x</__proto__><toString/>'],
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
    ['references to data, encoded', 'href="&#100;ata:image/svg+xml,x"'],
    ['references with a line break', 'href="java&#10;script:alert(1)"'],
    ['references in a namespace', 'h:href="https://evil.example/" xmlns:h="http://www.w3.org/1999/xlink"'],
    ['sources', 'src="https://evil.example/x.svg"'],
    ['filters from outside', 'filter="url(https://evil.example/#f)"'],
    ['markers from outside', 'marker-end="url(&quot;https://evil.example/#m&quot;)"'],
    ['namespaces', 'xmlns="http://www.w3.org/1999/xhtml" xmlns:x="urn:x"'],
    ['what a prototype has', '__proto__="x" constructor="x" toString="x"'],
    ['bases', 'xml:base="https://evil.example/"'],
  ])('loses attributes that are %s', (_, attribute) => {
    expect(clean(`<use ${attribute}/>`)).toBe(`${OPEN}<use></use></svg>`)
  })

  it('keeps what simple styles say, as attributes: of elements, classes and identities, the weightiest last', () => {
    const sheet =
      'path{fill:#111;stroke:#222}/* a { */.st0,.st1{fill:#c00!important;display:none}path.st1{fill:#0a0}#logo{opacity:.5}'
    const drawing = `<style type="text/css"><![CDATA[${sheet}]]></style><path class="st0" fill="#fff"/><path id="logo" class="st1" style="stroke: #333"/>`
    expect(clean(drawing)).toBe(
      `${OPEN}<path class="st0" fill="#c00" stroke="#222" display="none"></path>` +
        '<path id="logo" class="st1" fill="#0a0" stroke="#333" display="none" opacity=".5"></path></svg>',
    )
  })

  it.each([
    ['fetch', '.a{fill:url(https://evil.example/#a)}'],
    ['fetch, escaped', '.a{fill:u\\72l(https:evil.example)}'],
    ['are no drawing', '.a{behavior:url(#x);position:fixed;onload:alert(1);__proto__:x}'],
    ['hold at times only', '@media print{.a{fill:red}}@supports (fill:red){.a{fill:red}}@import "x";'],
    ['say of which elements in other ways', 'g .a{fill:red}.a:hover{fill:red}.a>b{fill:red}[class]{fill:red}'],
    ['do not end', '.a{fill:red'],
  ])('leaves out styles that %s', (_, sheet) => {
    expect(clean(`<style>${sheet}</style><g class="a"/>`)).toBe(`${OPEN}<g class="a"></g></svg>`)
  })

  it('keeps styles that would leave their place in it', () => {
    expect(clean('<style><![CDATA[.a{fill:x"/><script>alert(1)</script>}]]></style><g class="a"/>')).not.toContain('<script')
  })

  it('keeps what stands in CDATA as text', () => {
    expect(clean('<text><![CDATA[<script>alert(1)</script> & ]]></text>')).toBe(
      `${OPEN}<text>&lt;script&gt;alert(1)&lt;/script&gt; &amp; </text></svg>`,
    )
  })

  it('is one drawing, whatever its root says', () => {
    expect(sanitise('<svg xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"><title>a</title></svg>')).toBe(
      `${OPEN}<title>a</title></svg>`,
    )
  })

  it('ends with its root', () => {
    expect(sanitise('<svg><g/></svg><html/><svg/>')).toBe(`${OPEN}<g></g></svg>`)
  })

  it('keeps an attribute once', () => {
    expect(clean('<g id="a" id="b"/>')).toBe(`${OPEN}<g id="a"></g></svg>`)
  })

  it('keeps each of very many attributes in its place', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `a${index}="x"`).join(' ')
    expect(clean(`<path ${many} d="M0 0"/>`)).toBe(`${OPEN}<path d="M0 0"></path></svg>`)
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
    ['with an entity in an attribute', '<!DOCTYPE svg [<!ENTITY x "javascript:alert(1)">]><svg><use href="&x;"/></svg>'],
    ['with a root in a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>'],
    [
      'with an attribute that the parser trips over',
      '<svg hasOwnProperty="x" onload="y"><g a="1" hasOwnProperty="2" b="3"/></svg>',
    ],
    ['with characters that no XML holds', '<svg><text>\u0001</text></svg>'],
    ['with such characters by number', '<svg><text>&#1;</text></svg>'],
    ['nested without end', `<svg>${'<g>'.repeat(500)}${'</g>'.repeat(500)}</svg>`],
    ['not ended CDATA', '<svg><text><![CDATA[<script>alert(1)</script></text></svg>'],
  ])('%s', (_, source) => {
    expect(sanitise(source)).toBeNull()
  })

  const XML = '<?xml version="1.0" encoding="UTF-16"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  it.each([
    ['UTF-16 with a mark', Buffer.from(`\ufeff${XML}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(XML, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${XML}`, 'utf16le').swap16()],
    ['UTF-32', Buffer.from([...XML].flatMap((character) => [character.charCodeAt(0), 0, 0, 0]))],
    ['Latin 1', Buffer.from('<svg><text>\xe9</text></svg>', 'latin1')],
  ])('in %s', (_, bytes) => {
    expect(sanitiseSvg(bytes)).toBeNull()
  })

  it('an encoding that is only declared changes nothing: what is written is UTF-8', () => {
    const source = '<?xml version="1.0" encoding="UTF-7"?><svg><text>+ADw-script+AD4-</text></svg>'
    expect(sanitise(source)).toBe(`${OPEN}<text>+ADw-script+AD4-</text></svg>`)
  })
})
