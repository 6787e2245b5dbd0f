import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { LayoutHtml } from '../../ui/layout-html.tsx'
import { HOME_CRUMB } from '../crumbs.ts'

/** A form that is handed back, or why it is not. */
export function FormPage({ title, html, text }: { title: string; html: string | null; text: string }) {
  return (
    <>
      <header className="wrap lhead">
        <Breadcrumb crumbs={[HOME_CRUMB]} current={title} />
        <h1>{title}</h1>
      </header>
      <div className="wrap">{html === null ? <p role="alert">{text}</p> : <LayoutHtml html={html} />}</div>
    </>
  )
}
