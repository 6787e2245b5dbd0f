import { Slot } from '#islands/slot.tsx'
import { FragmentHtml } from '../fragment-html.tsx'
import { LAZY_PANE } from './lazy-pane.ts'
import type { PaneData } from './model.ts'

interface PaneContentProps {
  item: { title: string; text: string; content: string }
  pane: PaneData
}

/** What a pane shows. A lazy one holds a link to the same content until it is opened. */
export function PaneContent({ item: { title, text, content }, pane: { lazyFragment, html } }: PaneContentProps) {
  if (lazyFragment !== null) {
    return (
      <div {...{ [LAZY_PANE]: lazyFragment }}>
        <p>
          <a href={`/fragment/${lazyFragment}/`}>{`閱讀「${title}」的內容`}</a>
        </p>
      </div>
    )
  }
  if (html !== null) return <FragmentHtml html={html} />
  return (
    <>
      {text !== '' && <Slot name={text} className="prose" />}
      {content !== '' && <Slot name={content} className="flow" />}
    </>
  )
}
