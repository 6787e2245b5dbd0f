/** Colours as `#rrggbb`, and the arithmetic of WCAG 2.2 and of OKLab on them. */
export type Hex = `#${string}`

type Triple = readonly [number, number, number]

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/
export const WHITE: Hex = '#ffffff'
/** Finer than the 255 steps of a channel. */
const STEPS = 12

/** `null` for what is no colour. `#abc` is `#aabbcc`. */
export function toHex(value: unknown): Hex | null {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (!HEX.test(text)) return null
  return text.length === 4 ? `#${[...text.slice(1)].map((digit) => digit + digit).join('')}` : `#${text.slice(1)}`
}

export function channelsOf(colour: Hex): Triple {
  const code = Number.parseInt(colour.slice(1), 16)
  return [code >> 16, (code >> 8) & 0xff, code & 0xff]
}

/** 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  return ratioOf(luminance(a), luminance(b))
}

/** The same of two luminances. */
export function ratioOf(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export function luminance(colour: Hex): number {
  const [red, green, blue] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** So much of the second colour in the first, as paint seems to mix. */
export function mix(colour: Hex, other: Hex, share: number): Hex {
  const [a, b] = [toLab(colour), toLab(other)]
  return fromLab(a.map((value, place) => value + ((b[place] ?? 0) - value) * share) as unknown as Triple)
}

/** How light a colour seems, 0 to 1. */
export function lightness(colour: Hex): number {
  return toLab(colour)[0]
}

/** The colour itself, or the nearest darker one of its hue for which the test holds, as it does for black. */
export function darkenUntil(colour: Hex, holds: (colour: Hex) => boolean): Hex {
  return moveUntil(colour, 0, holds)
}

/** The same towards white. */
export function lightenUntil(colour: Hex, holds: (colour: Hex) => boolean): Hex {
  return moveUntil(colour, 1, holds)
}

function moveUntil(colour: Hex, end: 0 | 1, holds: (colour: Hex) => boolean): Hex {
  if (holds(colour)) return colour
  const [start, a, b] = toLab(colour)
  // Hue stays, and fades on the way: neither black nor white has any.
  const at = (share: number): Hex => fromLab([start + (end - start) * share, a * (1 - share), b * (1 - share)])
  let [near, far] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    const middle = (near + far) / 2
    if (holds(at(middle))) far = middle
    else near = middle
  }
  return at(far)
}

function linear(colour: Hex): Triple {
  return channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Triple
}

function toLab(colour: Hex): Triple {
  const [red, green, blue] = linear(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Triple): Hex {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((share) => {
    const inGamut = Math.min(1, Math.max(0, share))
    const curved = inGamut <= 0.0031308 ? inGamut * 12.92 : 1.055 * inGamut ** (1 / 2.4) - 0.055
    return Math.round(curved * 255)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
