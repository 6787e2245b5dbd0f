import { describe, expect, it } from 'vitest'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { CLICK_TO_COPY_FEEDBACK_MS } from './model.ts'

async function render(settings: object) {
  const { html, tags } = await renderWidget('click-to-copy', { id: 'c', ...settings })
  return { html, tags }
}

it('click-to-copy feedback resets after 1500 ms', () => {
  expect(CLICK_TO_COPY_FEEDBACK_MS).toBe(1500)
})

describe('click to copy', () => {
  it('shows what it copies, line by line, as text', async () => {
    const { html } = await render({ content: '第一行\n<b>第二行</b>', label: '格式' })
    expect(html).toContain('class="w-click-to-copy__text">第一行\n&lt;b&gt;第二行&lt;/b&gt;</p>')
  })

  it('has a button that says what it copies, and both of its texts', async () => {
    const { html } = await render({ label: '代碼', copy_text: '抄下', success_text: '抄好了', style: 'box' })
    expect(html).toMatch(/抄下<\/span>.*抄好了<\/span>.*：代碼<\/span><\/button>/)
    expect(html).toContain('data-style="box"')
  })
})
