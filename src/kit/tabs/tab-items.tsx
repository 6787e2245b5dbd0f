import type { ReactElement } from 'react'
import type { PaneData } from '../panes/model.ts'
import { PaneContent } from '../panes/pane-content.tsx'
import type { TabItem } from './model.ts'
import { PlainTitle } from './plain-title.tsx'

interface Item {
  title: string
  text: string
  content: string
}

/** What the tabs of a widget show, as their component wants it. */
export function tabItems<I extends Item>(
  block: string,
  items: readonly I[],
  panes: readonly PaneData[],
  faceOf: (item: I) => ReactElement,
): TabItem[] {
  return items.flatMap((item, index) => {
    const pane = panes[index]
    if (pane === undefined) return []
    const { handler, isOpen, lazyFragment } = pane
    const content = <PaneContent key={handler} item={item} pane={pane} />
    return {
      handler,
      title: item.title,
      isOpen,
      lazyFragment,
      face: faceOf(item),
      content: lazyFragment === null ? <Titled block={block} title={item.title} content={content} /> : content,
    }
  })
}

function Titled({ block, title, content }: { block: string; title: string; content: ReactElement }) {
  return (
    <>
      <PlainTitle block={block} title={title} />
      {content}
    </>
  )
}
