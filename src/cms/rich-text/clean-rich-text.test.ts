import { describe, expect, it } from 'vitest'
import { cleanRichText } from './clean-rich-text.ts'

const EVIL = 'background:url(https://evil.example/x.png)'
const documentOf = (...children: unknown[]) => ({ root: { type: 'root', version: 1, children } })
const text = { type: 'text', version: 1, text: '你好', format: 1, detail: 0, mode: 'normal', style: '' }

describe('rich text', () => {
  it('stays as it is when there is nothing wrong with it', () => {
    const document = documentOf(
      { type: 'paragraph', textFormat: 0, textStyle: '', format: 'center', indent: 1, children: [text, { type: 'linebreak' }] },
      { type: 'heading', tag: 'h3', children: [text] },
      { type: 'list', listType: 'number', tag: 'ol', start: 1, children: [{ type: 'listitem', value: 1, children: [text] }] },
      { type: 'link', fields: { linkType: 'custom', url: '/about/', newTab: true }, children: [text] },
      { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'posts', value: 3 } }, children: [text] },
      { type: 'upload', relationTo: 'media', value: 7, fields: null },
      { type: 'block', fields: { blockType: 'accordion', style: 'box', items: [{ title: '題', content: documentOf(text) }] } },
    )
    expect(cleanRichText(document)).toEqual(document)
  })

  it('loses every style, wherever it stands', () => {
    const hostile = { ...text, style: EVIL }
    const cleaned = cleanRichText(
      documentOf(
        { type: 'paragraph', style: EVIL, textStyle: EVIL, children: [hostile, { type: 'tab', style: EVIL }] },
        { type: 'table', STYLE: EVIL, children: [{ type: 'tablecell', backgroundColor: EVIL, children: [hostile] }] },
        { type: 'block', fields: { blockType: 'accordion', items: [{ content: documentOf(hostile) }], style: 'box' } },
        { type: 'unheard-of', style: { cssText: EVIL }, children: [hostile] },
      ),
    )
    expect(JSON.stringify(cleaned)).not.toContain('evil')
    expect(JSON.stringify(cleaned)).toContain('"style":"box"')
  })

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', '//evil.example/', 'data:text/html,x', 'vbscript:x'])(
    'has no link to %j',
    (url) => {
      const link = (type: string) => ({ type, fields: { linkType: 'custom', url }, children: [text] })
      const { root } = cleanRichText(documentOf(link('link'), link('autolink')))
      expect(root.children).toMatchObject([{ fields: { url: '' } }, { fields: { url: '' } }])
    },
  )

  it.each(['script', 'iframe', 'constructor', '__proto__', 7, null])('has no heading or list that is a %j', (tag) => {
    const { root } = cleanRichText(documentOf({ type: 'heading', tag, children: [] }, { type: 'list', tag, children: [] }))
    expect(root.children).toMatchObject([{ tag: 'h2' }, { tag: 'ul' }])
  })

  it('has pictures without fields of their own', () => {
    const { root } = cleanRichText(documentOf({ type: 'upload', value: 1, fields: { url: 'javascript:alert(1)', style: EVIL } }))
    expect(root.children).toEqual([{ type: 'upload', value: 1, fields: {} }])
  })

  it('is cut where it is nested without end', () => {
    let node: { type: string; style: string; children: unknown[] } = { type: 'list', style: EVIL, children: [] }
    for (let depth = 0; depth < 50_000; depth++) node = { type: 'list', style: EVIL, children: [node] }
    expect(JSON.stringify(cleanRichText(documentOf(node)))).not.toContain('evil')
  })

  it('gains nothing from keys that every object has', () => {
    const hostile = JSON.parse(`{"root":{"type":"root","children":[{"type":"text","__proto__":{"style":"${EVIL}"},"text":"x"}]}}`)
    const [node] = cleanRichText<{ root: { children: { style?: string }[] } }>(hostile).root.children
    expect(node?.style).toBeUndefined()
  })

  it.each([undefined, null, 'text', 7, [], {}, { root: null }, { root: { children: 'x' } }])(
    '%j is none, and is left alone',
    (value) => {
      expect(cleanRichText(value)).toBe(value)
    },
  )
})
