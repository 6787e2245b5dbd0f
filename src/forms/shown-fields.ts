import { type FieldKind, type FormField, hasOptions } from './form-fields.ts'

interface FieldRow {
  id: string
  kind: FieldKind
  label: string
  help: string
  isRequired: boolean
  width: 'full' | 'half'
  options: string
}

const MOST_OPTIONS = 30
const LONGEST_OPTION = 80

/** The questions that a form really asks: those with words, and with something to choose where one is to choose. */
export function shownFields(rows: readonly FieldRow[]): FormField[] {
  return rows.flatMap(({ id, kind, label, help, isRequired, width, options }) => {
    const chosen = hasOptions({ kind }) ? optionsIn(options) : []
    if (label === '' || (hasOptions({ kind }) && chosen.length === 0)) return []
    return { id, kind, label, help, isRequired, isHalf: width === 'half', options: chosen }
  })
}

function optionsIn(text: string): string[] {
  const lines = text.split('\n').map((line) => [...line.trim()].slice(0, LONGEST_OPTION).join('').trim())
  return [...new Set(lines.filter(Boolean))].slice(0, MOST_OPTIONS)
}
