import { INK, ZHU } from '../palette.ts'
import type { Composition } from '../sheet.ts'
import { box, path } from '../svg.ts'
import type { Tone } from '../tones.ts'

const ROWS = 14
const LONGEST = 18

/** 作品: a spectrogram printed as halftone, its lowest formant in vermilion. */
export const drawSpectrogram: Composition = ({ width, height, line, random }) => {
  const spoken = line.slice(0, LONGEST)
  const cell = height / ROWS
  const columns = Math.round(width / (cell * 0.5))
  const wide = width / columns
  const formants = [0.17 + random() * 0.06, 0.42 + random() * 0.1, 0.72 + random() * 0.08].map((at) => ({
    at,
    phase: random() * 6,
  }))
  let [ink, zhu] = ['', '']
  for (let column = 0; column < columns; column++) {
    const place = column / columns
    const within = (place * spoken.length) % 1
    const { loudness = 0, tone = 0 } = spoken[Math.floor(place * spoken.length)] ?? {}
    const energy = tone ? (0.5 + 0.5 * Math.sin(Math.PI * within)) * (0.5 + 0.5 * loudness) : 0.1
    for (let row = 0; row < ROWS; row++) {
      const pitch = 1 - (row + 0.5) / ROWS
      const near = formants.map(({ at, phase }, index) => {
        const middle = at + 0.06 * Math.sin(place * 8 + phase) + bend(tone, within)
        return Math.exp(-(((pitch - middle) / (0.085 + 0.012 * index)) ** 2))
      })
      const strength = energy * Math.max(...near.map((value, index) => value * (1 - 0.12 * index)))
      if (strength < 0.06) continue
      const w = wide * Math.min(0.94, 0.16 + strength * 1.05)
      const h = cell * Math.min(0.9, 0.22 + strength * 0.95)
      const dot = box(column * wide + (wide - w) / 2, row * cell + (cell - h) / 2, w, h)
      if ((near[0] ?? 0) > 0.55) zhu += dot
      else ink += dot
    }
  }
  return path(ink, INK) + path(zhu, ZHU)
}

/** How the tone bends the pitch within its syllable. */
function bend(tone: Tone, within: number): number {
  if (tone === 2) return (within - 0.5) * 0.16
  if (tone === 4) return (0.5 - within) * 0.16
  return tone === 3 ? -Math.sin(Math.PI * within) * 0.12 : 0
}
