import { InnerContent, InnerHtml } from '#islands/inner-content.tsx'

const NAME = 'fragment'

/** A fragment that the renderer has made HTML of. */
export function FragmentHtml({ html, className }: { html: string | null; className?: string }) {
  if (html === null || html === '') return null
  return (
    <InnerHtml value={{ [NAME]: html }}>
      <InnerContent name={NAME} className={className} />
    </InnerHtml>
  )
}
