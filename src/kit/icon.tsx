import { CONTROL_DRAWINGS } from './control-drawings.ts'
import { Drawing } from './drawing.tsx'

const DRAWINGS = {
  ...CONTROL_DRAWINGS,
  chevron: 'M5 9l7 7 7-7',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 1 1 13 0M15.5 15.5L21 21',
  menu: 'M3 6h18M3 12h18M3 18h12',
  up: 'M12 20V5M5 11.5l7-7 7 7',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  mail: 'M3 5.5h18v13H3zM3 6.5l9 7 9-7',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
  print: 'M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 14h10v6.5H7z',
  feed: 'M5 4c8.3 0 15 6.7 15 15M5 10.5c4.7 0 8.5 3.8 8.5 8.5M5 17h2v2H5z',
  check: 'M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0M7.5 12.5l3 3 6-6.5',
  plus: 'M12 4v16M4 12h16',
  triangle: 'M4 8h16l-8 9z',
  home: 'M3 11.5L12 4l9 7.5M5.5 10v10h13V10M10 20v-6h4v6',
  people:
    'M12.5 8a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0M2 20c0-4 3-6.5 7-6.5s7 2.5 7 6.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.2c2.5.9 4 3 4 5.8',
  book: 'M12 6.5C10 5 7 4.5 3 4.5v14c4 0 7 .5 9 2c2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2zM12 6.5v14',
  calendar: 'M3.5 5.5h17v15h-17zM3.5 10h17M8 3v4M16 3v4M8 14h2M14 14h2M8 17.5h2',
  award: 'M17.5 9a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0M8.5 13.5L7 21.5l5-2.5 5 2.5-1.5-8',
  mic: 'M9 5.5a3 3 0 0 1 6 0v6a3 3 0 0 1-6 0zM5 11.5a7 7 0 0 0 14 0M12 18.5V22M8 22h8',
  video: 'M3 6h12.5v12H3zM15.5 10.5L21 7.5v9l-5.5-3',
  download: 'M12 3v12M6.5 9.5L12 15l5.5-5.5M4 20.5h16',
  phone:
    'M5 3.5h4l1.5 5-2.5 2c1 2.5 3 4.5 5.5 5.5l2-2.5 5 1.5v4c0 1-.7 1.7-1.7 1.6C10.6 19.9 4.1 13.4 3.4 5.2C3.3 4.2 4 3.5 5 3.5z',
  map: 'M12 21.5c-4.5-4.5-6.8-8-6.8-11.2a6.8 6.8 0 0 1 13.6 0c0 3.2-2.3 6.7-6.8 11.2zM14.3 10.2a2.3 2.3 0 1 1-4.6 0a2.3 2.3 0 1 1 4.6 0',
  chat: 'M3 4.5h18v12.5h-9.5L7 21v-4H3zM7.5 9h9M7.5 12.5h6',
  star: 'M12 3l2.7 6 6.5.7-4.9 4.4 1.4 6.4L12 17.2l-5.7 3.3 1.4-6.4L2.8 9.7l6.5-.7z',
  globe: 'M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0M3 12h18M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9',
  cart: 'M2.5 4H6l2.5 11.5h10L21 7.5H7M11 19.5a1.25 1.25 0 1 1-2.5 0a1.25 1.25 0 1 1 2.5 0M18.5 19.5a1.25 1.25 0 1 1-2.5 0a1.25 1.25 0 1 1 2.5 0',
  bag: 'M4.5 8h15l1 12.5H3.5zM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8',
  copy: 'M8.5 8.5h11.5v12H8.5zM5.5 15.5H4v-12h11.5V5.5',
  warning: 'M12 3.5L22 20.5H2zM12 10v5M12 17.5v.5',
} as const

type IconName = keyof typeof DRAWINGS

/** For an island that draws the icon by itself: the whole set stays on the server. */
export function drawingOf(name: IconName): string {
  return DRAWINGS[name]
}

export function Icon({ name }: { name: IconName }) {
  return <Drawing path={DRAWINGS[name]} />
}
