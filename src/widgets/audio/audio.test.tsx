import { expect, it } from 'vitest'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { START_VOLUME } from './settings.ts'

async function render(settings: object) {
  const { html, tags } = await renderWidget('audio', { title: '片頭', ...settings })
  return { html, tags, audio: tags.find(({ name }) => name === 'audio')?.attributes, props: readProps(tags, 'audio') }
}

it('is the browser’s own player, named after the sound, at a volume of 0.8', async () => {
  const { audio, props } = await render({ file: 41 })
  expect(audio?.get('src')).toBe('/wp-content/uploads/2026/11/chime.ogg')
  expect([audio?.has('controls'), audio?.get('aria-labelledby')]).toEqual([true, 'b-a-title'])
  expect([START_VOLUME, props.volume, props.startsAlone]).toEqual([0.8, 0.8, false])
  expect(['autoplay', 'loop', 'muted'].filter((name) => audio?.has(name))).toEqual([])
})

it('repeats, is silent and starts by itself only when the editor wants that', async () => {
  const { audio, props } = await render({ file: 41, loop: true, muted: true, autoplay: true, volume: 9 })
  expect(['autoplay', 'loop', 'muted'].filter((name) => audio?.has(name))).toEqual(['loop', 'muted'])
  expect([props.startsAlone, props.volume]).toEqual([true, 1])
})

it('has its words for those who can’t hear it, and its file for those who want to keep it', async () => {
  const { html } = await render({ file: 41, transcript: '六個音。', download: true })
  expect(html).toContain('<summary>逐字稿</summary><p>六個音。</p>')
  expect(html).toContain('href="/wp-content/uploads/2026/11/chime.ogg" download')
  expect((await render({ file: 41 })).html).not.toContain('逐字稿')
})

it('on another site is a link to it', async () => {
  const { html, audio } = await render({ audio_type: 'url', url: 'https://radio.example/88', file: 41 })
  expect(audio).toBeUndefined()
  expect(html).toContain('<a class="more" href="https://radio.example/88" rel="noopener">到 radio.example 收聽</a>')
})

it.each([
  ['nothing is chosen', {}],
  ['the file is a film', { file: 40 }],
  ['the address is none', { audio_type: 'url', url: 'javascript:alert(1)' }],
])('is left out when %s', async (_why, settings) => {
  expect((await render(settings)).html).toBe('')
})
