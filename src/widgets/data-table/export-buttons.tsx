import { useEffect, useState } from 'react'
import type { ExportKind } from './export-rows.ts'
import { EXPORT_BUTTONS, EXPORT_FAILED, EXPORT_LABEL, EXPORT_NAMES } from './messages.ts'

const NOTE_MS = 2000
const KINDS: readonly ExportKind[] = ['copy', 'excel', 'csv']

interface ExportButtonsProps {
  caption: string
  /** The headings and the rows that are found now, in their order. */
  readRows: () => string[][]
}

/** Copies the table, or saves it as a file. Says so, and says when it could not. */
export function ExportButtons({ caption, readRows }: ExportButtonsProps) {
  const [busy, setBusy] = useState<ExportKind | null>(null)
  // An object, so that the same words said again are shown for their whole time.
  const [note, setNote] = useState({ words: '' })
  useEffect(() => {
    if (note.words === '') return
    const timer = setTimeout(() => setNote({ words: '' }), NOTE_MS)
    return () => clearTimeout(timer)
  }, [note])

  const press = async (kind: ExportKind) => {
    if (busy === kind) return
    setBusy(kind)
    try {
      // Most readers never do, so it comes with the press.
      const { exportRows } = await import('./export-rows.ts')
      setNote({ words: await exportRows(kind, readRows(), caption) })
    } catch (error) {
      setNote({ words: EXPORT_FAILED })
      reportError(error)
    } finally {
      setBusy(null)
    }
  }

  return (
    <fieldset className="w-data-table__export">
      <legend className="vh">{EXPORT_LABEL}</legend>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className="btn btn--line btn--sm"
          aria-busy={busy === kind || undefined}
          onClick={() => void press(kind)}
        >
          <span aria-hidden="true">{EXPORT_BUTTONS[kind]}</span>
          <span className="vh">{EXPORT_NAMES[kind]}</span>
        </button>
      ))}
      <p className="w-data-table__note" role="status">
        {note.words}
      </p>
    </fieldset>
  )
}
