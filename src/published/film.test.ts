import { describe, expect, it } from 'vitest'
import {
  fileAddress,
  type HostedFilm,
  type PlayOptions,
  playerAddress,
  readFilmAddress,
  WHOLE_FILM,
  watchAddress,
} from './film.ts'

const youtube = (start = 0): HostedFilm => ({ service: 'youtube', id: 'aBcD_1234-x', start })
const vimeo = (key = '', start = 0): HostedFilm => ({ service: 'vimeo', id: '76979871', key, start })

describe('the address of a film', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aBcD_1234-x', youtube()],
    ['https://www.youtube.com/watch?feature=shared&v=aBcD_1234-x&list=PL1', youtube()],
    ['http://youtube.com/watch/?v=aBcD_1234-x', youtube()],
    ['https://m.youtube.com/watch?v=aBcD_1234-x&t=90', youtube(90)],
    ['https://youtu.be/aBcD_1234-x', youtube()],
    ['https://youtu.be/aBcD_1234-x?si=abc&t=1m30s', youtube(90)],
    ['https://www.youtube.com/shorts/aBcD_1234-x?feature=share', youtube()],
    ['https://www.youtube.com/embed/aBcD_1234-x?start=12', youtube(12)],
    ['https://www.youtube-nocookie.com/embed/aBcD_1234-x', youtube()],
    ['https://www.youtube.com/live/aBcD_1234-x', youtube()],
    ['https://music.youtube.com/watch?v=aBcD_1234-x', youtube()],
    ['  youtu.be/aBcD_1234-x ', youtube()],
    ['https://vimeo.com/76979871', vimeo()],
    ['https://www.vimeo.com/76979871/8272103f6e', vimeo('8272103f6e')],
    ['https://vimeo.com/76979871#t=1h2m3s', vimeo('', 3723)],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', vimeo('8272103f6e')],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo()],
    ['https://vimeo.com/groups/speech/videos/76979871', vimeo()],
    ['vimeo.com/showcase/12/video/76979871', vimeo()],
  ])('%s', (address, film) => {
    expect(readFilmAddress(address)).toEqual(film)
  })

  it.each([
    ['a channel', 'https://www.youtube.com/@speech'],
    ['a list', 'https://www.youtube.com/playlist?list=PL1'],
    ['a name that is too short', 'https://youtu.be/abc'],
    ['a name that is too long', 'https://youtu.be/aBcD_1234-xy'],
    ['markup', 'https://youtu.be/"><script>'],
    ['another host', 'https://youtube.com.evil.example/watch?v=aBcD_1234-x'],
    ['another host that ends alike', 'https://notyoutube.com/watch?v=aBcD_1234-x'],
    ['a script', 'javascript:alert(1)'],
    ['a page of Vimeo', 'https://vimeo.com/features'],
    ['no text', 7],
  ])('%s is none', (_what, address) => {
    expect(readFilmAddress(address)).toBeNull()
  })
})

describe('the player', () => {
  it.each<[string, HostedFilm, Partial<PlayOptions>, string]>([
    [
      'of YouTube sets no cookies',
      youtube(),
      {},
      'https://www.youtube-nocookie.com/embed/aBcD_1234-x?autoplay=1&rel=0&playsinline=1&hl=zh-TW',
    ],
    [
      'of YouTube is told everything that was set',
      youtube(5),
      { start: 10, end: 20, mute: true, loop: true, controls: false },
      'https://www.youtube-nocookie.com/embed/aBcD_1234-x?autoplay=1&rel=0&playsinline=1&hl=zh-TW&start=10&end=20&mute=1&loop=1&playlist=aBcD_1234-x&controls=0',
    ],
    [
      'starts where its address says',
      youtube(5),
      { end: 3 },
      'https://www.youtube-nocookie.com/embed/aBcD_1234-x?autoplay=1&rel=0&playsinline=1&hl=zh-TW&start=5',
    ],
    ['of Vimeo does not track', vimeo(), {}, 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    [
      'of Vimeo is told everything that was set',
      vimeo('8272103f6e'),
      { start: 30, mute: true, loop: true, controls: false },
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e&muted=1&loop=1&controls=0#t=30s',
    ],
  ])('%s', (_rule, film, options, address) => {
    expect(playerAddress(film, { ...WHOLE_FILM, ...options })).toBe(address)
  })
})

it('a film can be watched at its own site, too', () => {
  expect(watchAddress(youtube(9))).toBe('https://www.youtube.com/watch?v=aBcD_1234-x')
  expect(watchAddress(vimeo('8272103f6e'))).toBe('https://vimeo.com/76979871/8272103f6e')
})

it.each([
  [0, null, '/a.mp4'],
  [5, null, '/a.mp4#t=5'],
  [0, 9, '/a.mp4#t=0,9'],
  [5, 9, '/a.mp4#t=5,9'],
  [9, 5, '/a.mp4#t=9'],
])('a file from second %d to %j', (start, end, address) => {
  expect(fileAddress('/a.mp4', { start, end })).toBe(address)
})
