import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const README = 'bench/README.md'
const BETWEEN_MARKS = /(<!-- figures -->\n)[\s\S]*?(<!-- end of figures -->)/

/** Puts a report in the place of the last one. */
export function writeFigures(report: string): void {
  const text = readFileSync(README, 'utf8')
  if (!BETWEEN_MARKS.test(text)) throw new Error(`${README} has no place for figures`)
  writeFileSync(
    README,
    text.replace(BETWEEN_MARKS, (_, start, end) => `${start}${report}\n${end}`),
  )
  // A table is as wide as the formatter counts, which knows how wide Chinese is.
  execFileSync('npx', ['biome', 'format', '--write', README], { stdio: 'inherit' })
}
