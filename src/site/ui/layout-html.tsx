/** HTML made by the widget renderer, which escapes and sanitises everything that editors wrote. */
export function LayoutHtml({ html, className, lang }: { html: string; className?: string; lang?: string | null }) {
  return <div className={className} lang={lang ?? undefined} dangerouslySetInnerHTML={{ __html: html }} />
}

/** A page has one `h1`. Usually the page's head brings it, but a hero may. */
export function hasMainHeading(html: string): boolean {
  return /<h1[\s>]/.test(html)
}
