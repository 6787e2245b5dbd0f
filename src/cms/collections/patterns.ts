import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { OWN_PATTERN_NAME_MAX, OWN_PATTERNS_MAX, readOwnPattern } from '#builder/patterns/own-pattern.ts'
import { createWidgets } from '#builder/widgets.ts'
import { refuseWith } from '../access/refuse-with.ts'
import { editorsOrOwner, staff } from '../access/roles.ts'
import { catalogue } from '../catalogue.ts'

const widgets = createWidgets(catalogue)

const keepFew: CollectionBeforeValidateHook = async ({ operation, req }) => {
  if (operation !== 'create') return
  const { totalDocs } = await req.payload.count({ collection: 'patterns', overrideAccess: true, req })
  if (totalDocs < OWN_PATTERNS_MAX) return
  refuseWith(`最多存 ${OWN_PATTERNS_MAX} 個範本，請先移除用不到的。`)
}

const inOwnName: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, author: req.user.id } : data

/** Blocks that staff have kept for each other, for the palette of the visual editor: there they are made, renamed and removed. */
export const patterns: CollectionConfig = {
  slug: 'patterns',
  labels: { singular: '範本', plural: '範本' },
  admin: { hidden: true, hideAPIURL: true, useAsTitle: 'name' },
  disableDuplicate: true,
  lockDocuments: false,
  access: { read: staff, create: staff, update: editorsOrOwner, delete: editorsOrOwner },
  fields: [
    { name: 'name', type: 'text', label: '名稱', required: true, maxLength: OWN_PATTERN_NAME_MAX },
    {
      name: 'content',
      type: 'json',
      label: '內容',
      required: true,
      // Renamed it stays what it is.
      access: { update: () => false },
      validate: (value: unknown) => {
        const read = readOwnPattern(value, widgets, () => crypto.randomUUID())
        return read.ok || read.reason
      },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: '作者',
      index: true,
      access: { update: () => false },
    },
  ],
  hooks: { beforeValidate: [keepFew], beforeChange: [inOwnName] },
}
