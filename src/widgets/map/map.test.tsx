import { describe, expect, it } from 'vitest'
import { chooseScale, project, unproject } from '#kit/mercator.ts'
import { SAMPLE_MAP_SERVICES } from '../../../tests/fixtures/map-services.ts'
import { readProps } from '../../../tests/fixtures/read-props.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'
import { readPlace, readRoute } from './live/ask-services.ts'
import { describeRoute, formatDistance, formatPoint } from './messages.ts'
import { chooseViewport, DEFAULT_CENTRE, DEFAULT_ZOOM, distanceBetween } from './model.ts'
import type { LivePlan, Spot } from './wire.ts'

const SIZE = { width: 640, height: 360 }
const TAICHUNG = { lat: 24.15, lng: 120.68 }
const KAOHSIUNG = { lat: 22.63, lng: 120.3 }

it('with no centre set, uses the built-in one and zoom 14', async () => {
  expect([DEFAULT_CENTRE, DEFAULT_ZOOM]).toEqual([{ lat: 24.15, lng: 120.68 }, 14])
  const { plan } = await render({})
  expect([plan?.centre, plan?.zoom]).toEqual([DEFAULT_CENTRE, 14])
})

describe('the viewport', () => {
  const wish = { centre: TAICHUNG, zoom: 14, size: SIZE, margin: 40 }

  it('is the one that was wished for where all points are in it', () => {
    expect(chooseViewport({ ...wish, points: [TAICHUNG, { lat: 24.152, lng: 120.69 }] })).toEqual({ centre: TAICHUNG, zoom: 14 })
    expect(chooseViewport({ ...wish, points: [] })).toEqual({ centre: TAICHUNG, zoom: 14 })
  })

  it('goes back as far as it must to show all points, and no farther', () => {
    const { centre, zoom } = chooseViewport({ ...wish, points: [TAICHUNG, KAOHSIUNG] })
    const [a, b] = [project(TAICHUNG, zoom), project(KAOHSIUNG, zoom)]
    expect(centre.lat).toBeCloseTo(23.39)
    expect(Math.abs(a.y - b.y)).toBeLessThanOrEqual(SIZE.height - 80)
    expect(Math.abs(a.y - b.y)).toBeGreaterThan((SIZE.height - 80) / 2)
  })

  it('shows what it can of points all around the world', () => {
    const points = [
      { lat: 85, lng: -180 },
      { lat: -85, lng: 180 },
    ]
    expect(chooseViewport({ ...wish, points }).zoom).toBe(1)
  })
})

it('projects as tile maps do', () => {
  expect(project({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 })
  const { x, y } = project(TAICHUNG, 14)
  // The tile of this place at zoom 14, by the formula that tile maps share.
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([13684, 7058])
  expect(project({ lat: 90, lng: 0 }, 3).y).toBeCloseTo(0, 0)
  const back = unproject(project(TAICHUNG, 14), 14)
  expect([back.lat, back.lng]).toEqual([expect.closeTo(TAICHUNG.lat, 6), expect.closeTo(TAICHUNG.lng, 6)])
  expect(unproject({ x: -1, y: -1e9 }, 3)).toEqual({ lat: 85.05, lng: -180 })
})

it('has a round scale that fits, and measures as the crow flies', () => {
  const { metres, pixels } = chooseScale({ centre: TAICHUNG, zoom: 14 }, 130)
  expect(metres).toBe(1000)
  expect(pixels).toBeCloseTo(114.7, 0)
  expect(Math.round(distanceBetween(TAICHUNG, KAOHSIUNG) / 1000)).toBe(173)
})

it.each([
  [4, '10 公尺'],
  [842, '840 公尺'],
  [1250, '1.3 公里'],
  [2000, '2 公里'],
  [173_400, '173 公里'],
])('%d metres are told as %s', (metres, words) => {
  expect(formatDistance(metres)).toBe(words)
})

it('tells a route by its mode, length and time, and a point by its degrees', () => {
  expect(describeRoute('walking', 1600, 1190)).toBe('步行約 1.6 公里，20 分鐘。')
  expect(describeRoute('driving', 173_000, 7500)).toBe('開車約 173 公里，2 小時 5 分鐘。')
  expect(formatPoint({ lat: 24.15, lng: -120.5 })).toBe('北緯 24.15000°，西經 120.50000°')
})

describe('what services answer', () => {
  it.each<[string, unknown, unknown]>([
    ['as Nominatim does', [{ lat: '24.1', lon: '120.6' }], { lat: 24.1, lng: 120.6 }],
    ['nothing found', [], null],
    ['an error', { error: 'x' }, null],
    ['a place off the earth', [{ lat: '124', lon: '0' }], null],
    ['nothing', null, null],
  ])('an address: %s', (_, answer, expected) => {
    expect(readPlace(answer)).toEqual(expected)
  })

  it('a route as OSRM does; whatever else is none', () => {
    const geometry = {
      coordinates: [
        [120.6, 24.1],
        [120.7, 24.2],
      ],
    }
    expect(readRoute({ routes: [{ geometry, distance: 900, duration: 600 }] })).toEqual({
      path: [
        { lat: 24.1, lng: 120.6 },
        { lat: 24.2, lng: 120.7 },
      ],
      metres: 900,
      seconds: 600,
    })
    for (const answer of [
      null,
      {},
      { routes: [] },
      { routes: [{ geometry, distance: 'x' }] },
      { routes: [{ geometry: 'polyline' }] },
    ])
      expect(readRoute(answer)).toBeNull()
  })
})

async function render(settings: object, services = {}) {
  const mapServices = { ...SAMPLE_MAP_SERVICES, ...services }
  const { html, tags } = await renderWidget('map', { id: 'm', ...settings }, { mapServices })
  const frame = tags.find(({ attributes }) => attributes.get('class') === 'w-map__frame')?.attributes
  const props = readProps(tags, 'map') as { plan: LivePlan; spots: Spot[] } | null
  const hrefs = tags.flatMap(({ attributes }) => (attributes.get('target') === '_blank' ? (attributes.get('href') ?? []) : []))
  return { html, tags, frame, props, plan: props?.plan ?? null, hrefs }
}

describe('on the page', () => {
  it('says the address, the place and two ways out in text, whatever becomes of the map', async () => {
    const { html, hrefs } = await render({
      title: '系辦',
      content: '五樓',
      address: '明德街 88 號',
      latitude: 24.1,
      longitude: 120.6,
    })
    expect(html).toContain('<address class="w-map__address">明德街 88 號</address>')
    expect(html).toContain('系辦')
    expect(html).toContain('五樓')
    expect(hrefs[0]).toBe('https://www.google.com/maps/search/?api=1&query=24.1%2C120.6')
    expect(hrefs[1]).toBe('https://www.openstreetmap.org/?mlat=24.1&mlon=120.6#map=14/24.1/120.6')
  })

  it('asks nobody: nothing in it is fetched from elsewhere, and the button says where tiles would come from', async () => {
    const { html, tags } = await render({})
    expect(tags.flatMap(({ attributes }) => attributes.get('src') ?? [])).toEqual([])
    expect(html).toContain('載入互動地圖')
    expect(html).toContain('圖磚會從 tiles.example 下載')
  })

  it('loads by itself when it comes near only where an editor wants that', async () => {
    const whenOf = async (settings: object) => {
      const { tags, props } = await render(settings)
      const moment = tags.find(({ attributes }) => attributes.get('data-widget') === 'map')?.attributes.get('data-when')
      return [moment, (props as { loadsByItself?: boolean } | null)?.loadsByItself]
    }
    expect(await whenOf({})).toEqual(['interaction', false])
    expect(await whenOf({ autoload: true })).toEqual(['visible', true])
  })

  it('that never moves does not offer to become interactive', async () => {
    const { html, plan } = await render({ map_type: 'static', title: '系辦' })
    expect(html).toContain('<span>載入地圖</span>')
    expect(html).not.toContain('互動')
    expect(plan?.name).toBe('地圖：系辦')
  })

  it('without tiles there is no button, and the drawing and the words are the map', async () => {
    const { html, props } = await render({ title: '系辦' }, { tiles: null })
    expect(html).not.toContain('<button')
    expect(props).toBeNull()
    expect(html).toContain('aria-label="系辦簡圖"')
  })

  it('draws every marker, in the middle of the first, with its number, icon and size', async () => {
    const markers = [
      { id: 'a', title: '甲', content: '<b>說明</b>', latitude: 24.1, longitude: 120.6 },
      { id: 'b', title: '乙', icon: 1, icon_width: 48, icon_height: 24, latitude: 24.11, longitude: 120.61 },
      { id: 'c', title: '丙' },
    ]
    const { html, plan, props, tags } = await render({ map_type: 'marker', markers })
    expect(plan?.centre).toEqual({ lat: 24.1, lng: 120.6 })
    expect(html).toContain('<text y="-20">1</text>')
    expect(html).toContain('&lt;b&gt;說明&lt;/b&gt;')
    const image = tags.find(({ name }) => name === 'image')?.attributes
    expect([image?.get('width'), image?.get('height')]).toEqual(['48', '24'])
    expect(props?.spots).toMatchObject([
      { point: { lat: 24.1, lng: 120.6 }, icon: null },
      { point: { lat: 24.11, lng: 120.61 }, icon: { width: 48, height: 24 } },
      { point: null, icon: null },
    ])
  })

  it.each([
    ['polyline', 'none', undefined],
    ['polygon', '#123456', '0.3'],
  ])('draws a %s in the stroke and fill that are set', async (map_type, fill, fillOpacity) => {
    const points = [1, 2, 3].map((step) => ({
      title: step === 2 ? '彎' : '',
      latitude: 24 + step / 100,
      longitude: 120 + step ** 2 / 100,
    }))
    const looks = { stroke_color: '#abcdef', stroke_opacity: 0.6, stroke_weight: 7, fill_color: '#123456', fill_opacity: 0.3 }
    const { tags, plan, html } = await render({ map_type, points, ...looks })
    const path = tags.find(({ attributes }) => attributes.get('stroke') === '#abcdef')?.attributes
    expect([path?.get('stroke-opacity'), path?.get('stroke-width')]).toEqual(['0.6', '7'])
    expect([path?.get('fill'), path?.get('fill-opacity')]).toEqual([fill, fillOpacity])
    expect(path?.get('d')?.endsWith('z')).toBe(map_type === 'polygon')
    expect(plan?.path).toHaveLength(3)
    expect(html).toContain('彎')
  })

  it('a route is a straight line with its length, and leads out to where it can be planned', async () => {
    const ends = { origin_latitude: 24.1, origin_longitude: 120.6, destination_latitude: 24.2, destination_longitude: 120.6 }
    const { html, plan, hrefs } = await render({ map_type: 'routes', travel_mode: 'bicycling', ...ends })
    expect(html).toContain('騎自行車，直線距離約 11 公里')
    expect(plan?.route).toEqual({ from: { lat: 24.1, lng: 120.6 }, to: { lat: 24.2, lng: 120.6 }, mode: 'bicycling' })
    expect(hrefs[0]).toContain('/maps/dir/?api=1&origin=24.1%2C120.6&destination=24.2%2C120.6&travelmode=bicycling')
    expect(hrefs[1]).toContain('engine=fossgis_osrm_bike')
  })

  it('a panorama leads out to the street', async () => {
    const { hrefs } = await render({ map_type: 'panorama', latitude: 24.1, longitude: 120.6 })
    expect(hrefs[0]).toBe('https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=24.1%2C120.6')
  })

  it('an address is looked up by the browser, not before; its links ask for it in words', async () => {
    const { plan, hrefs, props } = await render({ address_mode: 'address', address: '明德街 88 號 & 五樓' })
    expect(plan?.address).toBe('明德街 88 號 & 五樓')
    expect(props?.spots).toEqual([{ point: null, icon: null }])
    expect(hrefs[0]).toBe(`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent('明德街 88 號 & 五樓')}`)
  })

  it('hands theme, size, pinned words and controls on', async () => {
    const { html, frame, plan } = await render({
      map_type: 'overlay',
      overlay: '報到處',
      theme: 'night',
      height: 300,
      zoom_control: false,
      scroll_wheel_zoom: false,
    })
    expect(html).toContain('data-theme="night"')
    expect(html).toContain('<p class="w-map__overlay">報到處</p>')
    expect(frame?.get('data-height')).toBe('300px')
    expect(plan?.controls).toEqual({ zoom: false, fullscreen: true, photo: true, streetView: true, wheel: false })
  })

  it('a static map is 610 by 300 unless told otherwise, and does not move', async () => {
    const { frame, plan } = await render({ map_type: 'static' })
    expect([frame?.get('data-width'), frame?.get('data-height'), plan?.isStill]).toEqual(['610px', '300px', true])
  })
})

describe('the settings', () => {
  it('name both ends of a route, which are the start and the end without names', async () => {
    const ends = {
      map_type: 'routes',
      origin_latitude: 24.13,
      origin_longitude: 120.68,
      destination_latitude: 24.15,
      destination_longitude: 120.67,
    }
    const named = await render({ ...ends, origin_title: '臺中車站', destination_title: '系館' })
    for (const name of ['臺中車站', '系館']) expect(named.html).toContain(name)
    for (const name of ['起點', '終點']) expect((await render(ends)).html).toContain(name)
  })

  it('say how large a map is that does not move', async () => {
    const { frame } = await render({ map_type: 'static', static_width: 320, static_height: 240, height: 500 })
    expect([frame?.get('data-width'), frame?.get('data-height')]).toEqual(['320px', '240px'])
    const moving = await render({ map_type: 'basic', static_width: 320, height: 500 })
    expect([moving.frame?.get('data-width'), moving.frame?.get('data-height')]).toEqual([undefined, '500px'])
  })

  it.each([
    ['fullscreen_control', 'fullscreen'],
    ['map_type_control', 'photo'],
    ['street_view_control', 'streetView'],
  ] as const)('%s is a button, or none', async (setting, control) => {
    expect((await render({})).plan?.controls[control]).toBe(true)
    expect((await render({ [setting]: false })).plan?.controls[control]).toBe(false)
  })
})
