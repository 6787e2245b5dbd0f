import { describe, expect, it } from 'vitest'
import { readPlace } from './read-place.ts'

const CAMPUS = { lat: 24.15, lng: 120.68 }

describe('a place that is pasted', () => {
  it.each([
    '24.15, 120.68',
    '24.15 120.68',
    ' （24.15，120.68） ',
    'geo:24.15,120.68',
    'geo:24.15,120.68;u=35?z=17',
    '24°09\'00.0"N 120°40\'48.0"E',
    '24°9′N, 120°40′48″E',
    'https://www.openstreetmap.org/#map=17/24.15/120.68',
    'https://www.openstreetmap.org/?mlat=24.15&mlon=120.68#map=17/25.5/121.5',
    'https://www.openstreetmap.org/way/123#map=17/24.15/120.68&layers=N',
    'https://www.google.com/maps/@24.15,120.68,17z',
    'https://www.google.com.tw/maps/place/%E6%A0%A1%E5%9C%92/@25.5,121.5,17z/data=!4m6!3m5!1s0x0!8m2!3d24.15!4d120.68!16s',
    'https://maps.google.com/?q=24.15,120.68',
    'https://www.google.com/maps/search/?api=1&query=24.15%2C120.68',
  ])('is read from %s', (text) => {
    expect(readPlace(text)).toEqual(CAMPUS)
  })

  it('is the middle of the cell of a whole Plus Code, in either case', () => {
    const near = (degrees: number) => expect.closeTo(degrees, 5)
    expect(readPlace('8FVC2222+22')).toEqual({ lat: near(47.0000625), lng: near(8.0000625) })
    expect(readPlace('8fvc2222+')).toEqual({ lat: near(47.00125), lng: near(8.00125) })
  })

  it.each([
    ['', '看不出位置'],
    ['臺中市西屯區', '看不出位置'],
    ['24.15', '看不出位置'],
    ['24.15, 120.68, 30', '看不出位置'],
    ['1e1, 1e2', '看不出位置'],
    ['javascript:24.15,120.68', '看不出位置'],
    ['https://example.com/maps/@24.15,120.68,17z', '看不出位置'],
    ['https://www.google.com.example.com/maps/@24.15,120.68,17z', '看不出位置'],
    ['https://www.google.com@example.com/maps/@24.15,120.68,17z', '看不出位置'],
    ['https://www.google.com/search?q=24.15,120.68', '看不出位置'],
    ['https://[', '看不出位置'],
    ['https://maps.app.goo.gl/AbCdEf', '短網址'],
    ['https://osm.org/go/4hxXwv', '短網址'],
    ['4M2J+22 臺中市', '簡短的 Plus Code'],
    ['91, 120.68', '不在地圖上'],
    ['24.15, 181', '不在地圖上'],
    ['geo:24.15,-999', '不在地圖上'],
  ])('is refused with the reason: %s', (text, reason) => {
    expect(readPlace(text)).toEqual({ problem: expect.stringContaining(reason) })
  })
  it('is not looked for in a flood of text', () => {
    expect(readPlace(`${'9'.repeat(1_000_000)},1`)).toEqual({ problem: expect.stringContaining('看不出位置') })
  })
})
