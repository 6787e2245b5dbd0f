import { number } from '#settings/kinds/number.ts'
import { MOST_COLUMNS } from './model.ts'

type Siblings = Record<string, unknown>

/** How many tiles are side by side. */
export function columnFields(shownWhen: (siblings: Siblings) => boolean = () => true) {
  const columns = (label: string, fallback: number) => number({ label, min: 1, max: MOST_COLUMNS, default: fallback, shownWhen })
  return {
    columns: columns('電腦上每列幾個', 3),
    columns_tablet: columns('平板上每列幾個', 2),
    columns_mobile: columns('手機上每列幾個', 1),
  }
}

interface ColumnSettings {
  columns: number
  columns_tablet: number
  columns_mobile: number
}

/** How wide a picture in the grid is, as in the `sizes` attribute. */
export function tileSizes({ columns, columns_tablet, columns_mobile }: ColumnSettings): string {
  const part = (count: number) => `${Math.ceil(92 / count)}vw`
  return `(max-width: 767px) ${part(columns_mobile)}, (max-width: 1024px) ${part(columns_tablet)}, ${Math.ceil(82 / columns)}rem`
}
