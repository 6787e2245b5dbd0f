import type { Link } from '#published/links.ts'
import type { Reader } from '#published/reader.ts'
import type { TableSource } from '#published/types.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import { columnWidths, fittingColumns } from './columns.ts'
import { headingOf, SERIAL_HEADING } from './messages.ts'
import type { DataTableSettings } from './settings.ts'
import { type ColumnType, typeOf } from './sorting.ts'

export interface TableCell {
  text: string
  link: Link | null
}

export interface TableData {
  header: string[]
  /** Texts; those with a link are cells. */
  rows: (string | TableCell)[][]
  types: ColumnType[]
  /** In em. */
  widths: number[]
  /** How many columns are shown from each step of `columns.ts` on; `null`: all. */
  fits: (number | null)[]
  /** When an address was read. */
  readAt: string | null
}

/** `null`: nothing to show. `waiting`: an address that is read when the page is published. */
export type LoadedTable = TableData | 'waiting' | null

export async function loadTable(settings: DataTableSettings, { reader }: LoadContext): Promise<LoadedTable> {
  const found = await readRows(settings, reader)
  if (found === null) return settings.source === 'address' && settings.address !== null ? 'waiting' : null
  const [header = [], ...rows] = found.rows
  const width = Math.max(...found.rows.map((row) => row.length))
  if (rows.length === 0 || width === 0) return null
  const padded = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')])
  const named = Array.from({ length: width }, (_, column) => textOf(header[column] ?? '') || headingOf(column + 1))
  const numbered = settings.serial
    ? { header: [SERIAL_HEADING, ...named], rows: padded.map((row, index) => [String(index + 1), ...row]) }
    : { header: named, rows: padded }
  const texts = numbered.rows.map((row) => row.map(textOf))
  const widths = columnWidths(numbered.header, texts)
  return {
    ...numbered,
    types: numbered.header.map((_, column) => typeOf(texts.map((row) => row[column] ?? ''))),
    widths,
    fits: fittingColumns(widths),
    readAt: found.readAt,
  }
}

interface FoundRows {
  rows: (string | TableCell)[][]
  readAt: string | null
}

async function readRows(settings: DataTableSettings, reader: Reader): Promise<FoundRows | null> {
  const { source, paste, columns, rows, file, address } = settings
  switch (source) {
    case 'paste':
      return paste.length === 0 ? null : { rows: paste, readAt: null }
    case 'typed': {
      const cells = rows.map((row) => row.cells.map(({ text, link }) => (link === null ? text : { text, link })))
      return { rows: [columns.map(({ title }) => title), ...cells], readAt: null }
    }
    case 'file':
      return file === null ? null : readStored(reader, { kind: 'file', media: file })
    case 'address':
      return address === null ? null : readStored(reader, { kind: 'address', address })
  }
}

async function readStored(reader: Reader, source: TableSource): Promise<FoundRows | null> {
  const table = await reader.findTable(source)
  return table && { rows: table.rows, readAt: source.kind === 'address' ? table.readAt : null }
}

function textOf(cell: string | TableCell): string {
  return typeof cell === 'string' ? cell : cell.text
}
