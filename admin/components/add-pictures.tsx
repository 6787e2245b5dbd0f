'use client'

import { Button, useField, useForm, useListDrawer } from '@payloadcms/ui'
import type { CollectionSlug, Where } from 'payload'
import { useMemo } from 'react'
import { UploadMany } from './upload-many.tsx'

const LIBRARY: CollectionSlug[] = ['media']

interface AddPicturesProps {
  /** Of the list whose rows are pictures. */
  path: string
  schemaPath: string
  readOnly?: boolean
  /** The field of a row that holds the picture. */
  pictureField: string
  maxRows: number
  pictures: Where
}

/** Adds a row for each of many pictures: picked from the library, or uploaded together. */
export function AddPictures({ path, schemaPath, readOnly, pictureField, maxRows, pictures }: AddPicturesProps) {
  const { addFieldRow } = useForm()
  const { rows = [] } = useField({ path, hasRows: true })
  // The drawer asks anew whenever it is given another object, and forgets what was ticked; each answer of the server brings one.
  const wanted = JSON.stringify(pictures)
  const filterOptions = useMemo(() => ({ media: JSON.parse(wanted) as Where }), [wanted])
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs: LIBRARY, filterOptions })
  const room = maxRows - rows.length
  if (readOnly || room <= 0) return null

  function add(ids: (number | string)[]): void {
    ids.slice(0, room).forEach((id, index) => {
      const subFieldState = { [pictureField]: { initialValue: id, valid: true, value: id } }
      addFieldRow({ path, schemaPath, rowIndex: rows.length + index, subFieldState })
    })
  }

  return (
    <div className="lectern-add-pictures">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={openDrawer}>
        從媒體庫挑選多張
      </Button>
      <UploadMany label="一次上傳多張" most={room} accept="image/*" onUploaded={add} />
      <ListDrawer
        allowCreate={false}
        enableRowSelections
        onBulkSelect={(selected) => {
          add([...selected].flatMap(([id, isSelected]) => (isSelected ? [id] : [])))
          closeDrawer()
        }}
        onSelect={({ doc }) => {
          add([doc.id])
          closeDrawer()
        }}
      />
    </div>
  )
}
