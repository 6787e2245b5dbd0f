import { writeToClipboard } from '#kit/copying/copy-feedback.ts'
import { fileName, toCsv, toSheet, toTabs } from './exporting.ts'
import { COPIED, COPY_FAILED } from './messages.ts'

export type ExportKind = 'copy' | 'excel' | 'csv'

/** Returns what there is to say about it. */
export async function exportRows(kind: ExportKind, rows: string[][], caption: string): Promise<string> {
  switch (kind) {
    case 'copy':
      return (await writeToClipboard(toTabs(rows))) ? COPIED(rows.length - 1) : COPY_FAILED
    case 'csv':
      saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), fileName(caption, 'csv'))
      return ''
    case 'excel': {
      const { writeSheet } = await import('./write-sheet.ts')
      saveFile(await writeSheet(toSheet(rows)), fileName(caption, 'xlsx'))
      return ''
    }
  }
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken hold of the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
