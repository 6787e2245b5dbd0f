import { expect, it } from 'vitest'
import { headingsOf, mainTextOf } from '../../../../tests/fixtures/read-html.ts'
import { createSampleSite } from '../../../../tests/fixtures/sample-site.ts'

const site = createSampleSite()

it('names the access keys in the words of the anchors they lead to', async () => {
  const { body } = await site.get('/site-map/')
  const anchors = Array.from(body.matchAll(/accessKey="(\w)"[^>]*title="([^"]*)"/g), ([, key, title]) => `Alt + ${key}：${title}`)
  expect(anchors).toHaveLength(3)
  for (const words of anchors) expect(mainTextOf(body)).toContain(words)
})

it('shows every page, the news and its categories', async () => {
  const { body } = await site.get('/site-map/')
  for (const label of ['首頁', '招生資訊', '入學指南', '最新消息', '榮譽', '活動']) expect(mainTextOf(body)).toContain(label)
})

it('shows every menu', async () => {
  const headings = headingsOf((await site.get('/site-map/')).body).filter(({ level }) => level === 3)
  expect(headings.map(({ text }) => text)).toEqual(['主選單', '輔助選單', '頁尾選單：認識本系'])
})
