/** One decimal is finer than a pixel here and keeps the drawing small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function path(d: string, fill: string, opacity = 1): string {
  return d === '' ? '' : `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`
}

export function strokePath(d: string, stroke: string, width: number, opacity = 1): string {
  const see = opacity === 1 ? '' : ` stroke-opacity="${opacity}"`
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${see}/>`
}

export function circle(cx: number, cy: number, r: number, fill: string, opacity = 1): string {
  const see = opacity === 1 ? '' : ` fill-opacity="${opacity}"`
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${see}/>`
}

export function ring(cx: number, cy: number, r: number, stroke: string, width: number): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`
}

/** Path of a rectangle, to be joined with others of the same colour. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
}

export function rotate(inner: string, degrees: number, cx: number, cy: number): string {
  return `<g transform="rotate(${round(degrees)} ${round(cx)} ${round(cy)})">${inner}</g>`
}
