import { expect, it } from 'vitest'
import { toWords } from '#published/site-words.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { createWidgetReader } from '../../../tests/fixtures/widget-reader.ts'

const FORM = 'https://docs.google.com/forms/d/e/1FAIpQLSd_mingde-speech-example/viewform'

async function render(settings: object) {
  return (await renderWidget('embed', settings)).html
}

it('is a link to the form, and frames nothing by itself', async () => {
  const html = await render({ address: FORM, title: '報名表' })
  expect(html).toContain(`href="${FORM}"`)
  expect(html).toContain('按下後會連到 Google 表單，對方的隱私權政策適用。')
  expect(html).not.toContain('<iframe')
})

it('says before it is opened what the department says of it', async () => {
  const reader = createWidgetReader()
  const words = toWords({ embedNotice: '{網站} 會知道您來過；{網站} 的政策適用。' }, { university: '', department: '' })
  const site = { ...(await reader.site()), words }
  const { html } = await renderWidget(
    'embed',
    { address: FORM, title: '報名表' },
    { reader: { ...reader, site: async () => site } },
  )
  expect(html).toContain('Google 表單 會知道您來過；Google 表單 的政策適用。')
  expect(html).not.toContain('按下後會連到')
})

it('can be opened by itself, in a tab that is announced', async () => {
  expect(await render({ address: FORM, title: '報名表' })).toMatch(
    /<a href="[^"]+" target="_blank" rel="noopener">到 Google 表單 開啟<span class="vh">：報名表<\/span>/,
  )
})

it.each([[{ address: 'https://evil.example/', title: '報名表' }], [{ address: FORM, title: '' }], [{ title: '報名表' }]])(
  'is nothing with %j',
  async (settings) => {
    expect(await render(settings)).toBe('')
  },
)
