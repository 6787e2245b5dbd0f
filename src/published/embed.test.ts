import { describe, expect, it } from 'vitest'
import { EMBED_SOURCES, readEmbedAddress } from './embed.ts'

const FORM = '1FAIpQLSd_0123456789-abcdefghij'
const FILE = '1a2B3c4D5e6F7g8H9i0J'

describe('an address that somebody copied', () => {
  it.each([
    [
      'a form, from the address bar',
      `https://docs.google.com/forms/d/e/${FORM}/viewform?usp=sf_link`,
      `https://docs.google.com/forms/d/e/${FORM}/viewform?usp=sf_link&embedded=true`,
      `https://docs.google.com/forms/d/e/${FORM}/viewform?usp=sf_link`,
    ],
    [
      'a form with an answer filled in',
      `https://docs.google.com/forms/d/e/${FORM}/viewform?entry.12=%E7%94%B2&next=https://evil.example`,
      `https://docs.google.com/forms/d/e/${FORM}/viewform?entry.12=%E7%94%B2&embedded=true`,
      `https://docs.google.com/forms/d/e/${FORM}/viewform?entry.12=%E7%94%B2`,
    ],
    [
      'a form, as code to embed',
      `<iframe src="https://docs.google.com/forms/d/e/${FORM}/viewform?embedded=true" width="640" onload="alert(1)">載入中…</iframe>`,
      `https://docs.google.com/forms/d/e/${FORM}/viewform?embedded=true`,
      `https://docs.google.com/forms/d/e/${FORM}/viewform`,
    ],
    [
      'slides that are edited',
      `https://docs.google.com/presentation/d/${FILE}/edit#slide=id.p`,
      `https://docs.google.com/presentation/d/${FILE}/embed`,
      `https://docs.google.com/presentation/d/${FILE}/preview`,
    ],
    [
      'slides that are published',
      `https://docs.google.com/presentation/d/e/2PACX-${FILE}/pub?start=false`,
      `https://docs.google.com/presentation/d/e/2PACX-${FILE}/embed`,
      `https://docs.google.com/presentation/d/e/2PACX-${FILE}/pub`,
    ],
    [
      'a document',
      `https://docs.google.com/document/d/e/2PACX-${FILE}/pub`,
      `https://docs.google.com/document/d/e/2PACX-${FILE}/pub?embedded=true`,
      `https://docs.google.com/document/d/e/2PACX-${FILE}/pub`,
    ],
    [
      'a sheet of somebody who has two accounts',
      `https://docs.google.com/spreadsheets/u/1/d/${FILE}/edit`,
      `https://docs.google.com/spreadsheets/d/${FILE}/preview`,
      `https://docs.google.com/spreadsheets/d/${FILE}/preview`,
    ],
    [
      'a file on a drive',
      `https://drive.google.com/file/d/${FILE}/view?usp=sharing`,
      `https://drive.google.com/file/d/${FILE}/preview`,
      `https://drive.google.com/file/d/${FILE}/view`,
    ],
    [
      'a calendar',
      'https://calendar.google.com/calendar/embed?src=speech%40group.calendar.google.com&ctz=UTC&mode=agenda',
      'https://calendar.google.com/calendar/embed?src=speech%40group.calendar.google.com&mode=AGENDA&ctz=Asia%2FTaipei&hl=zh_TW',
      'https://calendar.google.com/calendar/embed?src=speech%40group.calendar.google.com&mode=AGENDA&ctz=Asia%2FTaipei&hl=zh_TW',
    ],
    [
      'a calendar that was shared',
      `https://calendar.google.com/calendar/u/0?cid=${btoa('speech@gmail.com')}`,
      'https://calendar.google.com/calendar/embed?src=speech%40gmail.com&ctz=Asia%2FTaipei&hl=zh_TW',
      'https://calendar.google.com/calendar/embed?src=speech%40gmail.com&ctz=Asia%2FTaipei&hl=zh_TW',
    ],
    [
      'a place on a map',
      'https://www.google.com/maps/embed?pb=!1m18!1m12!2z5piO5b63!5e0&evil=1',
      'https://www.google.com/maps/embed?pb=%211m18%211m12%212z5piO5b63%215e0',
      'https://www.google.com/maps/embed?pb=%211m18%211m12%212z5piO5b63%215e0',
    ],
    [
      'a map that somebody drew',
      'https://www.google.com/maps/d/u/0/viewer?mid=1AbC-dEf&ll=24,120',
      'https://www.google.com/maps/d/embed?mid=1AbC-dEf',
      'https://www.google.com/maps/d/viewer?mid=1AbC-dEf',
    ],
    [
      'a booklet',
      'https://issuu.com/mingde/docs/annual_2026',
      'https://e.issuu.com/embed.html?d=annual_2026&u=mingde',
      'https://issuu.com/mingde/docs/annual_2026',
    ],
    [
      'an episode to listen to',
      'https://open.spotify.com/intl-zh/episode/4rOoJ6Egrf8K2IrywzwOMk?si=x',
      'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
      'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
    ],
  ])('%s', (_, copied, frame, href) => {
    const found = readEmbedAddress(copied)
    expect(found).toMatchObject({ frame, href })
    expect(EMBED_SOURCES.some((source) => found?.frame.startsWith(source))).toBe(true)
  })

  it.each([
    'https://forms.gle/abc',
    'http://docs.google.com/forms/d/e/1FAIpQLSd_0123456789/viewform',
    'https://docs.google.com.evil.example/forms/d/e/1FAIpQLSd_0123456789/viewform',
    'https://docs.google.com@evil.example/forms/d/e/1FAIpQLSd_0123456789/viewform',
    'https://docs.google.com:8443/forms/d/e/1FAIpQLSd_0123456789/viewform',
    'https://docs.google.com/forms/d/e/../../evil/viewform',
    'https://drive.google.com/uc?id=1a2B3c4D5e6F7g8H9i0J',
    'https://www.google.com/url?q=https://evil.example',
    'https://calendar.google.com/calendar/embed?src=<script>',
    'javascript:alert(1)//https://docs.google.com/',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    `https://docs.google.com/forms/d/e/${'x'.repeat(5000)}/viewform`,
    '',
    null,
    {},
    ['https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk'],
  ])('%s is none that may be framed', (copied) => {
    expect(readEmbedAddress(copied)).toBeNull()
  })
})
