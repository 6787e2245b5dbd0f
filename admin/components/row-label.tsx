'use client'

import { useConfig, useRowLabel } from '@payloadcms/ui'
import { summarise } from './row-summary.ts'

/** The head of a row: what it is, which one, and a few words of what it holds. */
export function RowLabel({ name }: { name: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>()
  const { config } = useConfig()
  const blocks = Object.values(config.blocksMap)
  const words = summarise(data, (widget) => String(blocks.find(({ slug }) => slug === widget)?.labels?.singular ?? widget))
  return (
    <span className="lectern-row-label">
      <strong>
        {rowNumber === undefined ? '' : `${rowNumber + 1}　`}
        {name}
      </strong>
      {words !== '' && <span>{words}</span>}
    </span>
  )
}
