import { describe, expect, it } from 'vitest'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { START_VOLUME } from './settings.ts'

const YOUTUBE = { url: 'https://youtu.be/aqz-KE-bpKQ', title: '公演預告' }
const OWN = { video_type: 'self', file: 40, captions: 42, title: '先聽，再說' }

async function render(settings: object) {
  const { html, tags } = await renderWidget('video', { id: 'v', ...settings })
  const find = (name: string) => tags.find((tag) => tag.name === name)?.attributes
  return { html, tags, link: find('a'), video: find('video'), tile: readProps(tags, 'film'), plain: readProps(tags, 'video') }
}

describe('a film of another site', () => {
  it('is a link to it behind a poster of our own, and asks nothing of that site', async () => {
    const { html, tags, link, tile } = await render(YOUTUBE)
    expect(link?.get('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
    expect(tile).toMatchObject({
      film: { player: expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/) },
    })
    expect(html).toContain('class="poster__art"')
    expect(tags.some(({ name }) => ['iframe', 'video', 'script'].includes(name))).toBe(false)
    const loaded = tags.flatMap(({ attributes }) => [attributes.get('src') ?? '', attributes.get('srcset') ?? ''])
    expect(loaded.join('')).not.toMatch(/ytimg|youtube|vimeo/)
  })

  it('says who plays it, and its name', async () => {
    const { html } = await render(YOUTUBE)
    expect(html).toContain('<span class="vh">播放影片</span></span><span class="vh">公演預告</span>')
    expect(html).toContain('由 YouTube 播放')
  })

  it('shows the editor’s picture instead', async () => {
    const { html } = await render({ ...YOUTUBE, picture: 1 })
    expect(html).toContain('class="film__poster"')
    expect(html).not.toContain('poster__art')
  })

  it('is played in a dialog, or where it stands', async () => {
    expect((await render(YOUTUBE)).tile).toMatchObject({ id: 'b-v', stage: 'dialog' })
    expect((await render({ ...YOUTUBE, style: 'inline' })).tile).toMatchObject({ stage: { oneOf: 'b-v' } })
  })

  it('is known by its address, whatever the editor chose', async () => {
    expect((await render({ video_type: 'vimeo', ...YOUTUBE })).tile).toMatchObject({ film: { service: 'youtube' } })
  })

  it.each([
    [
      { button_style: 'text', button_text: '看預告' },
      '<span class="film__button" data-glow="none" data-words="true"><span>看預告</span>',
    ],
    [{ button_style: 'both', glow: 'ripple' }, '<span class="film__button" data-glow="ripple" data-words="true"><svg'],
  ])('has the button %j', async (settings, markup) => {
    expect((await render({ ...YOUTUBE, ...settings })).html).toContain(markup)
  })

  it('is told from where to where, and how', async () => {
    const { tile } = await render({ ...YOUTUBE, start: 10, end: 20, mute: true, loop: true, controls: false })
    const player = expect.stringMatching(/&start=10&end=20&mute=1&loop=1&playlist=aqz-KE-bpKQ&controls=0$/)
    expect(tile).toMatchObject({ film: { player } })
  })
})

describe('a film of our own', () => {
  it('where it stands is the browser’s own player, with captions, a poster and words for old browsers', async () => {
    const { html, tags, video } = await render({ ...OWN, style: 'inline', picture: 1 })
    expect(video?.get('src')).toBe('/wp-content/uploads/2026/11/listen.webm')
    expect([video?.has('controls'), video?.has('muted'), video?.get('preload')]).toEqual([true, false, 'none'])
    expect(video?.get('poster')).toBe('/wp-content/uploads/2026/11/award-1280.webp')
    const track = tags.find(({ name }) => name === 'track')?.attributes
    expect([track?.get('kind'), track?.get('src'), track?.get('srclang')]).toEqual([
      'captions',
      '/wp-content/uploads/2026/11/listen.vtt',
      'zh-Hant',
    ])
    expect(html).toContain('<span lang="en">Your browser does not support the video tag.</span>')
  })

  it('starts at a volume of 0.8', async () => {
    expect(START_VOLUME).toBe(0.8)
    expect((await render({ ...OWN, style: 'inline' })).plain).toMatchObject({ volume: 0.8 })
    expect((await render(OWN)).tile).toMatchObject({ film: { volume: 0.8 } })
  })

  it('in a dialog is a link to the file', async () => {
    const { link, video, tile } = await render({ ...OWN, start: 2, end: 5, loop: true })
    expect(video).toBeUndefined()
    expect(link?.get('href')).toBe('/wp-content/uploads/2026/11/listen.webm')
    expect(tile).toMatchObject({
      film: {
        player: '/wp-content/uploads/2026/11/listen.webm#t=2,5',
        captions: '/wp-content/uploads/2026/11/listen.vtt',
        isLooping: true,
      },
    })
  })

  it('that plays by itself is silent, and never does so without the script', async () => {
    const { video, plain } = await render({ ...OWN, style: 'inline', autoplay: true })
    expect(plain).toMatchObject({ startsAlone: true })
    expect([video?.has('muted'), video?.has('autoplay')]).toEqual([true, false])
  })
})

it.each([
  ['nothing is chosen', {}],
  ['the address means no film', { url: 'https://www.youtube.com/@speech' }],
  ['the file is gone', { ...OWN, file: 987_654 }],
  ['the file is a picture', { ...OWN, file: 1 }],
])('is left out when %s', async (_why, settings) => {
  expect((await render({ title: '影片', ...settings })).html).toBe('')
})
