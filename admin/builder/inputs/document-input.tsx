import { useListDrawer } from '@payloadcms/ui'
import type { CollectionSlug, RelationshipField, UploadField, Where } from 'payload'
import { useMemo, useState } from 'react'
import { documentId } from '#published/links.ts'
import { ChosenDocument } from './chosen-document.tsx'
import type { InputProps } from './form.ts'

/** Documents or files, picked from the admin's own lists. */
export function DocumentInput({ field, path, value, form }: InputProps<UploadField | RelationshipField>) {
  // Ours lead to one collection each.
  const collection = field.relationTo as CollectionSlug
  const [problem, setProblem] = useState<string | null>(null)
  // The drawer asks anew whenever it is given another object.
  const slugs = useMemo(() => [collection], [collection])
  const filter = typeof field.filterOptions === 'object' ? (field.filterOptions as Where) : undefined
  const filterOptions = useMemo(() => (filter ? { [collection]: filter } : undefined), [collection, filter])
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: slugs,
    ...(filterOptions && { filterOptions }),
  })
  const ids = (field.hasMany && Array.isArray(value) ? value : [value]).map(documentId).filter((id) => id !== null)
  const change = (next: readonly number[]) => {
    setProblem(form.set(path, field.hasMany ? next : next[0], false))
  }
  const label = String(field.label)
  return (
    <fieldset>
      <legend>{label}</legend>
      {ids.map((id) => (
        <ChosenDocument key={id} collection={collection} id={id} onRemove={() => change(ids.filter((other) => other !== id))} />
      ))}
      <button type="button" aria-label={`${label}：${ids.length > 0 && !field.hasMany ? '換一個' : '選擇'}`} onClick={openDrawer}>
        {ids.length > 0 && !field.hasMany ? '換一個' : '選擇'}
      </button>
      {typeof field.admin?.description === 'string' && <p className="lectern-visual__help">{field.admin.description}</p>}
      {problem !== null && (
        <p className="lectern-visual__problem" role="alert">
          {problem}
        </p>
      )}
      <ListDrawer
        allowCreate={false}
        onSelect={({ docID }) => {
          const id = Number(docID)
          change(field.hasMany ? [...ids.filter((other) => other !== id), id] : [id])
          closeDrawer()
        }}
      />
    </fieldset>
  )
}
