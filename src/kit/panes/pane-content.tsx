import { fragmentHref } from '#addresses/documents.ts'
import { InnerContent } from '#islands/inner-content.tsx'
import { FragmentHtml } from '../fragment-html.tsx'
import type { PaneData } from './model.ts'

interface PaneContentProps {
  item: { title: string; text: string; content: string }
  pane: PaneData
}

/** What a pane shows. A lazy one holds a link to the same content until it is opened. */
export function PaneContent({ item: { title, text, content }, pane: { lazyFragment, html } }: PaneContentProps) {
  if (lazyFragment !== null) {
    return (
      <p>
        <a href={fragmentHref(lazyFragment)}>{`閱讀「${title}」的內容`}</a>
      </p>
    )
  }
  if (html !== null) return <FragmentHtml html={html} />
  return (
    <>
      {text !== '' && <InnerContent name={text} className="prose" />}
      {content !== '' && <InnerContent name={content} className="flow" />}
    </>
  )
}
