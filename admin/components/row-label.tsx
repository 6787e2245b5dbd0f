'use client'

import { useConfig, useForm, useRowLabel } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { AskRemoval } from '../desk/ask-removal.tsx'
import { useRowMenu } from '../desk/row-menu.ts'
import { isJustAdded } from './just-added.ts'
import { useMediaNames } from './media-names.ts'
import { useRememberedChanges } from './remembered-changes.ts'
import { summarise } from './row-summary.ts'

interface RowLabelProps {
  /** What one row is called. */
  name: string
  /** The field of a row that holds its picture. */
  pictureField?: string
}

/** The head of a row: what it is, which one, and a few words of what it holds; a picture by what it shows. */
export function RowLabel({ name, pictureField }: RowLabelProps) {
  const { data, path, rowNumber } = useRowLabel<Record<string, unknown>>()
  const { config } = useConfig()
  const { removeFieldRow } = useForm()
  const [isAsking, setAsking] = useState(false)
  const head = useRef<HTMLSpanElement>(null)
  useRememberedChanges()
  const blocks = Object.values(config.blocksMap)
  const written = summarise(data, (widget) => String(blocks.find(({ slug }) => slug === widget)?.labels?.singular ?? widget))
  const picture = useMediaNames('id', written === '' && pictureField ? data?.[pictureField] : null)
  const words = written || picture?.alt || picture?.originalName || ''

  // Payload closes a row that was just added, too, where rows begin closed.
  const isNew = isJustAdded(data?.id)
  useEffect(() => {
    const row = isNew ? head.current?.closest('.collapsible--collapsed') : null
    row?.querySelector<HTMLElement>('.collapsible__toggle')?.click()
  }, [isNew])

  const remove = () => {
    const steps = path.split('.')
    const rowIndex = Number(steps.pop())
    removeFieldRow({ path: steps.join('.'), rowIndex })
  }
  useRowMenu({ head, path, onRemove: () => (isNew && words === '' ? remove() : setAsking(true)) })

  return (
    <span className="lectern-row-label" ref={head} data-lectern-new-row={isNew && words === '' ? data?.id : undefined}>
      <strong>
        {rowNumber === undefined ? '' : `${rowNumber + 1}　`}
        {name}
      </strong>
      {words !== '' && <span>{words}</span>}
      {isAsking && (
        <AskRemoval
          name={words === '' ? name : `${name}　${words}`}
          onAnswer={(isSure) => {
            setAsking(false)
            if (isSure) remove()
          }}
        />
      )}
    </span>
  )
}
