import { fileName, toCsv, toSheet, toTabs } from './exporting.ts'
import { COPIED, COPY_FAILED, EXPORT_FAILED } from './messages.ts'

const NOTE_MS = 2000

interface ExportSource {
  caption: string
  /** The headings and the rows that are found now, in their order. */
  rows(): string[][]
}

/** Copies the table, or saves it as a file. Says so, and says when it could not. */
export function watchExport(box: HTMLElement, source: ExportSource, signal: AbortSignal): void {
  const note = box.querySelector('[role=status]')
  let timer = 0
  const say = (words: string) => {
    clearTimeout(timer)
    if (note) note.textContent = words
    if (words !== '') timer = window.setTimeout(() => say(''), NOTE_MS)
  }

  async function run(kind: string | undefined): Promise<string> {
    const rows = source.rows()
    if (kind === 'copy') {
      const isCopied = await navigator.clipboard.writeText(toTabs(rows)).then(
        () => true,
        () => false,
      )
      return isCopied ? COPIED(rows.length - 1) : COPY_FAILED
    }
    if (kind === 'csv') saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), fileName(source.caption, 'csv'))
    if (kind === 'excel') {
      const { writeSheet } = await import('./write-sheet.ts')
      saveFile(await writeSheet(toSheet(rows)), fileName(source.caption, 'xlsx'))
    }
    return ''
  }

  async function press(button: HTMLElement): Promise<void> {
    button.ariaBusy = 'true'
    try {
      say(await run(button.dataset.export))
    } catch (error) {
      say(EXPORT_FAILED)
      reportError(error)
    } finally {
      button.ariaBusy = null
    }
  }

  box.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-export]') : null
      if (button && button.ariaBusy !== 'true') void press(button)
    },
    { signal },
  )
  signal.addEventListener('abort', () => say(''))
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken hold of the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
