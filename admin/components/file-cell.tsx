'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** A file by its picture and the name that it came with. Payload draws the picture beside the field of this name alone. */
export function FileCell(props: DefaultCellComponentProps) {
  const field = { ...props.field, name: 'filename' }
  return (
    <DefaultCell
      {...props}
      field={field as DefaultCellComponentProps['field']}
      cellData={props.cellData || props.rowData.filename}
    />
  )
}
