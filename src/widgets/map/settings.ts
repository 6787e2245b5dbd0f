import { NORTHERNMOST } from '#kit/mercator.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { color } from '#settings/kinds/color.ts'
import { coordinate } from '#settings/kinds/coordinate.ts'
import { list } from '#settings/kinds/list.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { longText, text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { DEFAULT_ZOOM, FARTHEST_ZOOM, ICON_PX, NEAREST_ZOOM } from './model.ts'

const MOST_PLACES = 200

type Siblings = Record<string, unknown>
const isType =
  (...types: string[]) =>
  ({ map_type }: Siblings) =>
    types.includes(String(map_type ?? 'basic'))
const hasCentre = isType('basic', 'static', 'overlay', 'panorama')
const hasPath = isType('polyline', 'polygon')

const latitude = (label = '緯度', shownWhen?: (siblings: Siblings) => boolean) =>
  coordinate({ label, help: '例如 24.15。', limit: NORTHERNMOST, picksPlace: true, shownWhen })
const longitude = (label = '經度', shownWhen?: (siblings: Siblings) => boolean) =>
  coordinate({ label, help: '例如 120.68。', limit: 180, shownWhen })
const iconSize = (label: string, shownWhen?: (siblings: Siblings) => boolean) =>
  number({ label, min: 12, max: 128, default: ICON_PX, shownWhen })
const opacity = (label: string, fallback: number, shownWhen: (siblings: Siblings) => boolean) =>
  number({ label, min: 0.2, max: 1, step: 0.1, default: fallback, shownWhen })

export const mapSettings = defineSettings({
  name: 'map',
  label: '地圖',
  group: '互動',
  place: 390,
  fields: {
    map_type: choice({
      label: '地圖類型',
      options: [
        { value: 'basic', label: '一個地點' },
        { value: 'marker', label: '許多標記' },
        { value: 'static', label: '不能移動的小圖' },
        { value: 'polyline', label: '折線' },
        { value: 'polygon', label: '範圍' },
        { value: 'overlay', label: '一段文字釘在地圖上' },
        { value: 'routes', label: '路線' },
        { value: 'panorama', label: '街景' },
      ],
      default: 'basic',
    }),
    address_mode: choice({
      label: '位置怎麼指定',
      options: [
        { value: 'coordinates', label: '經緯度' },
        { value: 'address', label: '地址（訪客打開互動地圖時才查詢）' },
      ],
      default: 'coordinates',
      shownWhen: hasCentre,
    }),
    address: text({ label: '地址', help: '一定會以文字顯示。', default: '臺中市', maxLength: 200 }),
    latitude: latitude('緯度'),
    longitude: longitude('經度'),
    zoom: number({
      label: '縮放',
      help: '數字愈大愈近。放不下全部的標記時會自動拉遠。',
      min: FARTHEST_ZOOM,
      max: NEAREST_ZOOM,
      default: DEFAULT_ZOOM,
    }),
    title: text({ label: '地點名稱', default: '本校位置', maxLength: 80 }),
    content: longText({ label: '地點說明', maxLength: 500, shownWhen: hasCentre }),
    icon: picture({ label: '標記圖示', shownWhen: hasCentre }),
    icon_width: iconSize('圖示寬度（像素）', hasCentre),
    icon_height: iconSize('圖示高度（像素）', hasCentre),
    markers: list({
      label: '標記',
      rowLabel: '標記',
      maxRows: MOST_PLACES,
      shownWhen: isType('marker'),
      fields: {
        title: text({ label: '名稱', maxLength: 80 }),
        content: longText({ label: '說明', maxLength: 500 }),
        icon: picture({ label: '圖示' }),
        icon_width: iconSize('圖示寬度（像素）'),
        icon_height: iconSize('圖示高度（像素）'),
        latitude: latitude(),
        longitude: longitude(),
      },
    }),
    points: list({
      label: '頂點',
      rowLabel: '頂點',
      maxRows: MOST_PLACES,
      shownWhen: hasPath,
      fields: {
        title: text({ label: '名稱', help: '有名稱的頂點會成為標記。', maxLength: 80 }),
        latitude: latitude(),
        longitude: longitude(),
      },
    }),
    overlay: longText({ label: '釘在地圖上的文字', maxLength: 300, shownWhen: isType('overlay') }),
    origin_title: text({ label: '起點名稱', maxLength: 80, shownWhen: isType('routes') }),
    origin_latitude: latitude('起點緯度', isType('routes')),
    origin_longitude: longitude('起點經度', isType('routes')),
    destination_title: text({ label: '終點名稱', maxLength: 80, shownWhen: isType('routes') }),
    destination_latitude: latitude('終點緯度', isType('routes')),
    destination_longitude: longitude('終點經度', isType('routes')),
    travel_mode: choice({
      label: '交通方式',
      options: [
        { value: 'walking', label: '步行' },
        { value: 'bicycling', label: '騎自行車' },
        { value: 'driving', label: '開車' },
      ],
      default: 'walking',
      shownWhen: isType('routes'),
    }),
    stroke_color: color({ label: '線的顏色', shownWhen: isType('polyline', 'polygon', 'routes') }),
    stroke_opacity: opacity('線的不透明度', 0.8, isType('polyline', 'polygon', 'routes')),
    stroke_weight: number({ label: '線的粗細', min: 1, max: 10, default: 4, shownWhen: isType('polyline', 'polygon', 'routes') }),
    fill_color: color({ label: '範圍的顏色', shownWhen: isType('polygon') }),
    fill_opacity: opacity('範圍的不透明度', 0.4, isType('polygon')),
    theme: choice({
      label: '色調',
      options: [
        { value: 'standard', label: '原色' },
        { value: 'silver', label: '銀灰' },
        { value: 'retro', label: '復古' },
        { value: 'dark', label: '深色' },
        { value: 'night', label: '夜藍' },
        { value: 'aubergine', label: '茄紫' },
        { value: 'greyscale', label: '黑白' },
        { value: 'light', label: '淡色' },
        { value: 'colorful', label: '鮮豔' },
        { value: 'two_tone', label: '雙色' },
      ],
      default: 'standard',
    }),
    height: number({
      label: '高度（像素）',
      min: 200,
      max: 900,
      default: 450,
      shownWhen: ({ map_type }) => map_type !== 'static',
    }),
    static_width: number({ label: '小圖寬度（像素）', min: 200, max: 1200, default: 610, shownWhen: isType('static') }),
    static_height: number({ label: '小圖高度（像素）', min: 150, max: 900, default: 300, shownWhen: isType('static') }),
    zoom_control: toggle({ label: '縮放按鈕', default: true }),
    fullscreen_control: toggle({ label: '全螢幕按鈕', default: true }),
    map_type_control: toggle({ label: '空照圖按鈕', help: '網站設定了空照圖的圖磚才會出現。', default: true }),
    street_view_control: toggle({ label: '街景連結', default: true }),
    scroll_wheel_zoom: toggle({ label: '按住 Ctrl 捲動可以縮放', default: true }),
    autoload: toggle({
      label: '捲到附近就自動載入',
      help: '訪客不必按按鈕。圖磚來自外部網站，對方會知道訪客的網路位址；網站沒有設定圖磚時不會載入。',
      default: false,
    }),
  },
})
