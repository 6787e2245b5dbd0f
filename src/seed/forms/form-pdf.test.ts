import { describe, expect, it } from 'vitest'
import { writeForm } from './form-pdf.ts'
import { FORMS } from './forms.ts'

describe.each(FORMS)('the form $title', (form) => {
  const file = writeForm(form)
  const words = file.toString('latin1')

  it('is a small PDF whose table of contents points at its objects', () => {
    expect(words.startsWith('%PDF-')).toBe(true)
    expect(file.length).toBeLessThan(10_000)
    const places = [...words.matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place))
    expect(places.length).toBeGreaterThan(5)
    for (const [index, place] of places.entries()) expect(words.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`))
    const start = Number(/startxref\n(\d+)/.exec(words)?.[1])
    expect(words.slice(start, start + 4)).toBe('xref')
  })

  it('asks for everything on one page', () => {
    for (const asked of [form.title, ...form.lines, ...form.boxes]) {
      for (const run of asked.match(/[^ -~]+/g) ?? [])
        expect(words).toContain(Buffer.from(run, 'utf16le').swap16().toString('hex'))
    }
    const heights = [...words.matchAll(/^BT [\d.]+ (-?[\d.]+) Td/gm)].map(([, y]) => Number(y))
    expect(Math.min(...heights)).toBeGreaterThan(40)
  })
})
