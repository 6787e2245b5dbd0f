import { describe, expect, it } from 'vitest'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'
import { readTags } from '../../../tests/fixtures/read-tags.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

describe('on the page', () => {
  async function render(settings: object) {
    const { html } = await renderWidget('accordion', { id: 'faq', ...settings })
    return { html, details: readTags(html).filter(({ name }) => name === 'details') }
  }
  const items = [
    { id: 'a', title: '問題一', text: documentOf(paragraph('答案一')) },
    { id: 'b', title: '問題二', content: [{ id: 'h', blockType: 'heading', text: '答案二', level: '4' }], anchor: '二' },
  ]

  it('is made of details that the browser groups, each with an id to link to', async () => {
    const { html, details } = await render({ items })
    expect(details.map(({ attributes }) => [attributes.get('id'), attributes.get('name'), attributes.has('open')])).toEqual([
      ['問題一', 'b-faq', true],
      ['二', 'b-faq', false],
    ])
    expect(html).toMatch(/<summary[^>]*><h3[^>]*>問題一<\/h3><\/summary>/)
  })

  it('is not grouped where several start open, since the browser would close them', async () => {
    const { details } = await render({ items: items.map((item) => ({ ...item, isOpen: true })) })
    expect(details.map(({ attributes }) => [attributes.get('name'), attributes.has('open')])).toEqual([
      [undefined, true],
      [undefined, true],
    ])
  })

  it('tells search engines questions and answers in plain text, unable to leave their element', async () => {
    const { html } = await render({
      items: [...items, { title: '</script>', text: documentOf(paragraph('<b>')) }],
      faqSchema: true,
    })
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(json).mainEntity).toMatchObject([
      { name: '問題一', acceptedAnswer: { text: '答案一' } },
      { name: '問題二', acceptedAnswer: { text: '答案二' } },
      { name: '</script>', acceptedAnswer: { text: '<b>' } },
    ])
  })
})
