/** HTML made by the widget renderer, which escapes and sanitises everything that editors wrote. */
export function LayoutHtml({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

/** A page has one `h1`. Usually the page's head brings it, but a hero may. */
export function hasMainHeading(html: string): boolean {
  return /<h1[\s>]/.test(html)
}
