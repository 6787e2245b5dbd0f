import type { BlocksField, FieldHook } from 'payload'
import { blocks as validateBlocks } from 'payload/shared'
import { withOwnIds } from '#builder/own-ids.ts'
import { createWidgets } from '#builder/widgets.ts'
import { storedBlocks } from '#settings/kinds/content.ts'
import { MAX_SECTIONS } from '#settings/limits.ts'
import { catalogue } from '../catalogue.ts'
import { whyNotDeeper } from './validate-deeper.ts'

const widgets = createWidgets(catalogue)

const giveOwnIds: FieldHook = ({ value }) =>
  Array.isArray(value) && storedBlocks(value).length === value.length
    ? withOwnIds(value, widgets, () => crypto.randomUUID())
    : value

/** A page is a list of sections; everything else lives inside one. `hero` stands alone. */
export const layoutField: BlocksField = {
  name: 'layout',
  type: 'blocks',
  label: '版面',
  labels: { singular: '區段', plural: '區段' },
  blockReferences: ['section', 'hero'],
  blocks: [],
  maxRows: MAX_SECTIONS,
  hooks: { beforeValidate: [giveOwnIds] },
  validate: async (value, options) => {
    const verdict = await validateBlocks(value, options)
    return verdict === true ? ((await whyNotDeeper(value, options)) ?? true) : verdict
  },
  admin: {
    initCollapsed: true,
    description: '由上到下排列的區段；每個區段裡放元件。拖曳左側把手可以調整順序，也可以用選單上移、下移。',
  },
}
