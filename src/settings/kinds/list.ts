import { isRecord } from '#platform/is-record.ts'
import { type Fields, parseFields, type ValuesOf } from '../define-settings.ts'
import { PICTURES_ONLY } from '../pictures-only.ts'
import { rowLabel } from '../row-label.ts'
import { adminOf, type FormWords, type Setting } from '../setting.ts'
import { toAnchor } from './anchor.ts'

interface ListOptions<F extends Fields> extends FormWords {
  /** What one row is called. */
  rowLabel: string
  fields: F
  minRows?: number
  maxRows: number
  /** The field by which many pictures may be added at once, a row for each. */
  pictureField?: keyof F & string
  /** Stored rows for a new block. */
  default?: Record<string, unknown>[]
}

/** One row's values. `id` is stable over saves and unique in its list. */
export type Row<F extends Fields> = ValuesOf<F> & { id: string }

/** Rows of settings. */
export function list<F extends Fields>(options: ListOptions<F>): Setting<Row<F>[]> {
  const { label, rowLabel: rowName, fields, minRows, maxRows, pictureField } = options
  return {
    field: (name, form) => ({
      name,
      type: 'array',
      label,
      labels: { singular: rowName, plural: rowName },
      minRows,
      maxRows,
      defaultValue: options.default,
      fields: Object.entries(fields).map(([key, setting]) => setting.field(key, form)),
      admin: {
        ...adminOf(options),
        initCollapsed: true,
        components: {
          RowLabel: rowLabel(rowName, pictureField),
          ...(pictureField && { afterInput: [addPictures(pictureField, maxRows)] }),
        },
      },
    }),
    parse(stored, path) {
      const rows = stored === undefined ? (options.default ?? []) : Array.isArray(stored) ? stored : []
      const ids = new Set<string>()
      const parsed = rows
        .slice(0, maxRows)
        .filter(isRecord)
        .map((row, index) => ({ id: rowId(row, index, ids), values: parseFields(fields, row, `${path}.${index}`) }))
      return {
        references: parsed.flatMap(({ values }) => values.references),
        slots: parsed.flatMap(({ values }) => values.slots),
        texts: parsed.flatMap(({ values }) => values.texts),
        resolve: (found) => parsed.map(({ id, values }) => ({ ...values.resolve(found), id })),
      }
    },
  }
}

function addPictures(pictureField: string, maxRows: number) {
  const clientProps = { pictureField, maxRows, pictures: PICTURES_ONLY.filterOptions }
  return { path: '/components/add-pictures#AddPictures', clientProps }
}

function rowId(row: Record<string, unknown>, index: number, taken: Set<string>): string {
  const stored = typeof row.id === 'string' ? toAnchor(row.id) : ''
  const id = stored === '' || taken.has(stored) ? `row-${index + 1}` : stored
  taken.add(id)
  return id
}
