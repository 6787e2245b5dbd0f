import { LayoutHtml } from '../../ui/layout-html.tsx'

/** A fragment or a popup on its own; on the site it shows inside something else. */
export function FragmentPage({ name, html, className }: { name: string; html: string; className?: string }) {
  return (
    <>
      <h1 className="vh">{name}</h1>
      <LayoutHtml html={html} className={className} />
    </>
  )
}
