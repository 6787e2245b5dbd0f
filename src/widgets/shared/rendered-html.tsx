/** HTML that the widget renderer made, which escapes and sanitises everything that editors wrote. */
export function RenderedHtml({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
