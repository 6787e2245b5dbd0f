/** The papers in the colours of the look, as `site/ui/styles/tokens.css` has them. */
const PAPERS: Readonly<Record<string, string>> = {
  none: '#fcfaf6',
  bone: '#ece5d8',
  straw: '#f4d57c',
  peach: '#f7c8bb',
  celadon: '#bcd8c5',
  sky: '#bad3e6',
  ink: '#1d1614',
  zhu: '#cc3016',
}
/** Names that themes give to colours. */
const NAMED: Readonly<Record<string, string>> = {
  white: '#ffffff',
  background: '#ffffff',
  base: '#ffffff',
  black: '#000000',
  foreground: '#000000',
  contrast: '#000000',
  dark: '#222222',
  gray: '#eeeeee',
  grey: '#eeeeee',
}

/** The paper that is nearest to a colour; `undefined` for the page's own, and for what is no colour. */
export function nearestPaper(color: string): string | undefined {
  const parts = rgbOf(Object.hasOwn(NAMED, color) ? (NAMED[color] ?? '') : color)
  if (parts === null) return undefined
  const distance = (paper: string) =>
    (rgbOf(paper) ?? []).reduce((sum, part, index) => sum + (part - (parts[index] ?? 0)) ** 2, 0)
  const [nearest] = Object.entries(PAPERS).sort(([, a], [, b]) => distance(a) - distance(b))
  return nearest === undefined || nearest[0] === 'none' ? undefined : nearest[0]
}

function rgbOf(color: string): number[] | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{2})?$/i.exec(color.trim())?.[1]
  if (hex !== undefined) {
    const whole = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
    return [0, 2, 4].map((at) => Number.parseInt(whole.slice(at, at + 2), 16))
  }
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i.exec(color)
  return rgb === null ? null : rgb.slice(1, 4).map(Number)
}
