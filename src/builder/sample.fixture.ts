import type { StoredBlock } from '#published/types.ts'
import { createCatalogue } from '#settings/catalogue.ts'
import { widgetSettings } from '../widgets/settings.ts'
import { createWidgets } from './widgets.ts'

/** All widgets of the site. */
export const widgets = createWidgets(createCatalogue(widgetSettings))

/** Ids that say in which order they were given. */
export function countIds(): () => string {
  let given = 0
  return () => `new-${++given}`
}

const heading = (id: string, text: string): StoredBlock => ({ id, blockType: 'heading', text })

/** Two sections: a heading and two columns with a heading each; and an accordion with a heading in its first pane. */
export const sample: readonly StoredBlock[] = [
  {
    id: 'first',
    blockType: 'section',
    title: '招生',
    content: [
      heading('title', '招生博覽會'),
      {
        id: 'columns',
        blockType: 'columns',
        columns: [
          { id: 'left', content: [heading('in-left', '左')] },
          { id: 'right', content: [heading('in-right', '右')] },
        ],
      },
    ],
  },
  {
    id: 'second',
    blockType: 'section',
    content: [
      {
        id: 'accordion',
        blockType: 'accordion',
        items: [{ id: 'pane', title: '怎麼報名', content: [heading('in-pane', '步驟')] }],
      },
    ],
  },
]
