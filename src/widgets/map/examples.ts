import type { Example } from '#settings/define-widget.ts'

const CAMPUS = { latitude: 24.15, longitude: 120.68 }

const spots = [
  { id: 'm1', title: '語言傳播大樓', content: '系辦在五樓。\n錄音間在地下一樓。', ...CAMPUS },
  { id: 'm2', title: '小劇場', content: '辯論賽與說故事之夜在這裡。', latitude: 24.1523, longitude: 120.6841 },
  { id: 'm3', title: '圖書館', icon: 1, icon_width: 48, icon_height: 36, latitude: 24.1481, longitude: 120.6772 },
]

const walk = [
  { id: 'p1', title: '校門', latitude: 24.1478, longitude: 120.6761 },
  { id: 'p2', latitude: 24.1489, longitude: 120.6779 },
  { id: 'p3', title: '榕樹道', latitude: 24.1502, longitude: 120.6786 },
  { id: 'p4', title: '語言傳播大樓', ...CAMPUS },
]

const many = Array.from({ length: 200 }, (_, index) => ({
  id: `many-${index + 1}`,
  title: `校友據點 ${index + 1}`,
  latitude: 22.6 + (index % 20) * 0.12,
  longitude: 120.3 + Math.floor(index / 20) * 0.11,
}))

const route = {
  map_type: 'routes',
  title: '從車站走過來',
  address: '404 臺中市北區明德街 88 號 語言傳播大樓',
  origin_title: '臺中車站',
  origin_latitude: 24.1369,
  origin_longitude: 120.685,
  destination_title: '語言傳播大樓',
  destination_latitude: 24.15,
  destination_longitude: 120.68,
}

const office = {
  title: '口語傳播暨社群媒體學系',
  address: '404 臺中市北區明德街 88 號 語言傳播大樓 5 樓',
  content: '從校門直走，過了榕樹道右轉。',
}

export const examples: Example[] = [
  { name: 'basic', title: '一個地點', settings: { ...office, ...CAMPUS } },
  { name: 'default', title: '什麼都沒填：預設的中心', settings: {} },
  { name: 'address', title: '用地址指定', settings: { ...office, address_mode: 'address' } },
  {
    name: 'marker',
    title: '許多標記',
    settings: { map_type: 'marker', title: '校園', address: '404 臺中市北區明德街 88 號', markers: spots },
  },
  { name: 'static', title: '不能移動的小圖', settings: { map_type: 'static', ...office, ...CAMPUS, zoom: 16 } },
  {
    name: 'polyline',
    title: '折線',
    settings: {
      map_type: 'polyline',
      title: '從校門到系辦',
      address: '',
      points: walk,
      zoom: 17,
      stroke_color: 'ink',
      stroke_weight: 6,
    },
  },
  {
    name: 'polygon',
    title: '範圍',
    settings: {
      map_type: 'polygon',
      title: '校園範圍',
      address: '404 臺中市北區明德街 88 號',
      points: [
        { id: 'g1', latitude: 24.146, longitude: 120.674 },
        { id: 'g2', latitude: 24.154, longitude: 120.675 },
        { id: 'g3', latitude: 24.1545, longitude: 120.686 },
        { id: 'g4', latitude: 24.147, longitude: 120.6855 },
      ],
      zoom: 16,
      stroke_opacity: 1,
      fill_color: '#1f6b45',
      fill_opacity: 0.3,
      theme: 'silver',
    },
  },
  {
    name: 'overlay',
    title: '一段文字釘在地圖上',
    settings: { map_type: 'overlay', ...office, ...CAMPUS, overlay: '新生報到\n8 月 28 日 9:00 起', theme: 'retro' },
  },
  { name: 'routes', title: '路線', settings: route },
  { name: 'routes-cycling', title: '路線，自行車，深色', settings: { ...route, travel_mode: 'bicycling', theme: 'dark' } },
  { name: 'panorama', title: '街景', settings: { map_type: 'panorama', ...office, ...CAMPUS, zoom: 17 } },
  {
    name: 'bare',
    title: '沒有控制項，較矮',
    settings: {
      ...office,
      ...CAMPUS,
      height: 260,
      zoom: 12,
      theme: 'greyscale',
      zoom_control: false,
      fullscreen_control: false,
      map_type_control: false,
      street_view_control: false,
      scroll_wheel_zoom: false,
    },
  },
  { name: 'many', title: '兩百個標記', settings: { map_type: 'marker', title: '系友在中南部', address: '', markers: many } },
  {
    name: 'edges',
    title: '很長的名稱、由右至左的文字、沒有位置的標記',
    settings: {
      map_type: 'marker',
      title: '國際交流據點',
      address: '',
      markers: [
        { id: 'e1', title: '社團法人中華民國口語傳播暨社群媒體教育推廣協會國際交流與學術合作委員會聯絡處'.repeat(2), ...CAMPUS },
        { id: 'e2', title: 'Communicationswissenschaftlicheforschungsgemeinschaftsgebäude', latitude: 24.16, longitude: 120.7 },
        { id: 'e3', title: 'جامعة التواصل', content: 'قسم الاتصال الشفوي', latitude: 24.14, longitude: 120.66 },
        { id: 'e4', title: '', content: '地點尚未公布。' },
      ],
    },
  },
]
