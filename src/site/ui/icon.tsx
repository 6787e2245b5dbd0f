const DRAWINGS = {
  chevron: 'M5 9l7 7 7-7',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 1 1 13 0M15.5 15.5L21 21',
  menu: 'M3 6h18M3 12h18M3 18h12',
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  up: 'M12 20V5M5 11.5l7-7 7 7',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  mail: 'M3 5.5h18v13H3zM3 6.5l9 7 9-7',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
  print: 'M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 14h10v6.5H7z',
  feed: 'M5 4c8.3 0 15 6.7 15 15M5 10.5c4.7 0 8.5 3.8 8.5 8.5M5 17h2v2H5z',
  check: 'M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0M7.5 12.5l3 3 6-6.5',
  warning: 'M12 3.5L22 20.5H2zM12 10v5M12 17.5v.5',
} as const

type IconName = keyof typeof DRAWINGS

/** A line icon in the colour of the text. It is decoration: the name stands in the text beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[name]} />
    </svg>
  )
}
