import { SORTS } from './messages.ts'
import { type Column, nextSorting, type Sorting } from './model.ts'

interface TableHeadProps {
  columns: readonly Column[]
  sorting: Sorting | null
  /** `null` as long as there is nothing to sort them by. */
  onSort: ((column: number) => void) | null
}

/** Headings sort up, down, and back to the order that the table came in. */
export function TableHead({ columns, sorting, onSort }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ heading, width, isNumeric }, column) => (
          <th
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and two may have one name
            key={column}
            scope="col"
            data-width={width}
            data-align={isNumeric ? 'end' : undefined}
            aria-sort={sorting?.column === column ? sorting.direction : undefined}
            // Here rather than on the button: a click from before there was one is answered, too.
            onClick={onSort ? () => onSort(column) : undefined}
          >
            <span className="w-data-table__head">
              {onSort ? (
                <button
                  type="button"
                  className="w-data-table__sort"
                  title={SORTS[nextSorting(sorting, column)?.direction ?? 'none']}
                >
                  {heading}
                </button>
              ) : (
                heading
              )}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
