import type { BlocksField } from 'payload'

/** A page is a list of sections; everything else lives inside one. `hero` stands alone. */
export const layoutField: BlocksField = {
  name: 'layout',
  type: 'blocks',
  label: '版面',
  labels: { singular: '區段', plural: '區段' },
  blockReferences: ['section', 'hero'],
  blocks: [],
  maxRows: 60,
  admin: {
    initCollapsed: true,
    description: '由上到下排列的區段；每個區段裡放元件。拖曳左側把手可以調整順序，也可以用選單上移、下移。',
  },
}
