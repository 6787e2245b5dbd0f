/** One measured thing. `bar` is there when a limit was set for it beforehand. */
export interface Line {
  what: string
  result: string
  bar?: { text: string; isMet: boolean }
}

export interface Section {
  title: string
  lines: Line[]
}

export function atLeast(what: string, value: number, least: number, show: (value: number) => string, note = ''): Line {
  return { what, result: show(value) + note, bar: { text: `≥ ${show(least)}`, isMet: value >= least } }
}

export function atMost(what: string, value: number, most: number, show: (value: number) => string, note = ''): Line {
  return { what, result: show(value) + note, bar: { text: `≤ ${show(most)}`, isMet: value <= most } }
}

/** A Markdown table that also reads well in a terminal. */
export function writeTable(sections: Section[]): string {
  const rows = sections.flatMap(({ title, lines }) => [
    [`**${title}**`, '', '', ''],
    ...lines.map(({ what, result, bar }) => [what, result, bar?.text ?? '', bar ? (bar.isMet ? 'PASS' : 'MISS') : '']),
  ])
  const head = ['measured', 'result', 'bar', '']
  const widths = head.map((name, column) => Math.max(name.length, 3, ...rows.map((row) => (row[column] ?? '').length)))
  const write = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [write(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(write)].join('\n')
}

export function countBars(sections: Section[]): { met: number; missed: number } {
  const bars = sections.flatMap(({ lines }) => lines.flatMap(({ bar }) => bar ?? []))
  const met = bars.filter(({ isMet }) => isMet).length
  return { met, missed: bars.length - met }
}
