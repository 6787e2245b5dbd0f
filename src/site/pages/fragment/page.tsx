import { LayoutHtml } from '../../ui/layout-html.tsx'

/** A fragment on its own; on the site it shows inside something else. */
export function FragmentPage({ name, html }: { name: string; html: string }) {
  return (
    <>
      <h1 className="vh">{name}</h1>
      <LayoutHtml html={html} />
    </>
  )
}
