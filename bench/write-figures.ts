import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const README = 'bench/README.md'

/** Of which the README keeps the last report. */
export type FigureKind = 'figures' | 'floods' | 'several'

/** Puts a report in the place of the last one of its kind. */
export function writeFigures(kind: FigureKind, report: string): void {
  const text = readFileSync(README, 'utf8')
  const place = new RegExp(`(<!-- ${kind} -->\\n)[\\s\\S]*?(<!-- end of ${kind} -->)`)
  if (!place.test(text)) throw new Error(`${README} has no place for ${kind}`)
  writeFileSync(
    README,
    text.replace(place, (_, start, end) => `${start}${report}\n${end}`),
  )
  // A table is as wide as the formatter counts, which knows how wide Chinese is.
  execFileSync('npx', ['biome', 'format', '--write', README], { stdio: 'inherit' })
}
