import { ButtonLink } from '#kit/links/button-link.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import { scrollerAttributes } from '#kit/scroller-attributes.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { ComparisonCell } from './cell.tsx'
import { DifferenceSwitch } from './difference-switch.tsx'
import { ACTIONS, RECOMMENDED, SAME } from './messages.ts'
import { isSame } from './model.ts'
import type { ComparisonTableSettings } from './settings.ts'

/** Works without a script: the style sheet reads the switch. */
export function ComparisonTableView({ id, settings }: ViewProps<ComparisonTableSettings>) {
  const { caption, corner, columns, rows, difference, difference_position, same_rows, first_column } = settings
  if (columns.length === 0 || rows.length === 0) return null
  const marked = rows.map((row) => ({ ...row, isSame: isSame(row.cells, columns.length) }))
  const canCompare = difference !== 'none' && marked.some((row) => row.isSame)
  const control = canCompare ? <DifferenceSwitch id={id} settings={settings} /> : null
  const captionId = `${id}-caption`
  return (
    <div className="w-comparison-table" data-same={same_rows} data-first={first_column}>
      {difference_position === 'top' && control}
      <div className="w-comparison-table__scroll" {...scrollerAttributes({ 'aria-labelledby': captionId })}>
        <table className="w-comparison-table__table">
          <caption id={captionId} className="w-comparison-table__caption">
            {caption}
          </caption>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map((column) => (
                <th key={column.id} scope="col" data-highlight={column.highlight || undefined}>
                  <ColumnHead column={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {marked.map((row) => (
              <tr key={row.id} data-row={row.isSame ? 'same' : undefined}>
                <th scope="row">
                  {row.title}
                  {canCompare && row.isSame && <span className="w-comparison-table__same">{SAME}</span>}
                </th>
                {columns.map((column, index) => (
                  <td key={column.id} data-highlight={column.highlight || undefined}>
                    <ComparisonCell cell={row.cells[index]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <TableFoot columns={columns} />
        </table>
      </div>
      {difference_position === 'bottom' && control}
    </div>
  )
}

type Column = ComparisonTableSettings['columns'][number]

function ColumnHead({ column: { title, text, image, highlight } }: { column: Column }) {
  return (
    <span className="w-comparison-table__head">
      {highlight && <span className="w-comparison-table__mark">{RECOMMENDED}</span>}
      {image && <PictureView picture={image} sizes="8rem" />}
      <span className="w-comparison-table__title">{title}</span>
      {text !== '' && <span className="w-comparison-table__text">{text}</span>}
    </span>
  )
}

function TableFoot({ columns }: { columns: Column[] }) {
  if (columns.every((column) => column.button_label === '' || column.button_link === null)) return null
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <span className="vh">{ACTIONS}</span>
        </th>
        {columns.map((column) => (
          <td key={column.id} data-highlight={column.highlight || undefined}>
            <ButtonLink
              label={column.button_label}
              link={column.button_link}
              style={column.highlight ? 'zhu' : 'line'}
              size="small"
            />
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
