'use client'

import { Button, toast, useConfig, useField, useForm, useListDrawer } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { useState } from 'react'

const PAGES: CollectionSlug[] = ['pages']
const PUBLISHED = { pages: { _status: { equals: 'published' } } }

interface AddPagesProps {
  /** Of the list of a menu's items. */
  path: string
  schemaPath: string
  readOnly?: boolean
  maxRows: number
  /** Of an item's label. */
  longest: number
}

/** Adds an item for each of some pages that are ticked, called as the page is. */
export function AddPages({ path, schemaPath, readOnly, maxRows, longest }: AddPagesProps) {
  const { addFieldRow } = useForm()
  const { config } = useConfig()
  const { rows = [] } = useField({ path, hasRows: true })
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs: PAGES, filterOptions: PUBLISHED })
  const [isBusy, setBusy] = useState(false)
  const room = maxRows - rows.length
  if (readOnly || room <= 0) return null

  async function add(ids: (number | string)[]): Promise<void> {
    closeDrawer()
    setBusy(true)
    try {
      const titles = await titlesOf(`${config.routes.api}/pages`, ids)
      ids.slice(0, room).forEach((id, index) => {
        const label = [...(titles.get(String(id)) ?? '')].slice(0, longest).join('')
        const subFieldState = { label: written(label), kind: written('page'), page: written(id) }
        addFieldRow({ path, schemaPath, rowIndex: rows.length + index, subFieldState })
      })
    } catch {
      toast.error('讀不到這些頁面，請再試一次。')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="lectern-add-pictures">
      <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={openDrawer}>
        加入頁面
      </Button>
      <ListDrawer
        allowCreate={false}
        enableRowSelections
        onBulkSelect={(selected) => void add([...selected].flatMap(([id, isSelected]) => (isSelected ? [id] : [])))}
        onSelect={({ doc }) => void add([doc.id])}
      />
    </div>
  )
}

const written = (value: unknown) => ({ initialValue: value, valid: true, value })

async function titlesOf(address: string, ids: (number | string)[]): Promise<Map<string, string>> {
  const query = new URLSearchParams({ depth: '0', limit: String(ids.length), 'select[title]': 'true' })
  for (const id of ids) query.append('where[id][in][]', String(id))
  const response = await fetch(`${address}?${query}`, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const { docs } = (await response.json()) as { docs: { id: number; title: string }[] }
  return new Map(docs.map(({ id, title }) => [String(id), title]))
}
