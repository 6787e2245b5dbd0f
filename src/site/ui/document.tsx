import type { HTMLAttributes, ReactNode } from 'react'

/** The first thing after the header, by its id. */
const HEADER_READ = 'C'
const BLOCKING_RENDER = { blocking: 'render' }

interface DocumentProps {
  lang?: string
  title: string
  description: string
  canonical: string | null
  /** The site's sign and colour for the browser's own parts. */
  icons?: ReactNode
  /** Further tags of the head: feeds, Open Graph, structured data. */
  head?: ReactNode
  /** Scripts that see the page as the server made it. */
  beforeLoader?: ReactNode
  /** Addresses of style sheets, in the order of the cascade. */
  styles: string[]
  /** Address of the island loader, where the page has one. */
  loader: string | null
  bodyAttributes?: HTMLAttributes<HTMLBodyElement> & { [attribute: `data-${string}`]: string | undefined }
  children: ReactNode
}

export function Document({
  lang = 'zh-Hant-TW',
  title,
  description,
  canonical,
  icons,
  head,
  beforeLoader,
  styles,
  loader,
  bodyAttributes,
  children,
}: DocumentProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {description !== '' && <meta name="description" content={description} />}
        {canonical !== null && <link rel="canonical" href={canonical} />}
        {icons}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* The header settles before it is first shown: its menu would be seen growing from the right. */}
        <link rel="expect" href={`#${HEADER_READ}`} {...BLOCKING_RENDER} />
        {beforeLoader}
        {loader !== null && <script type="module" src={loader} />}
        {head}
      </head>
      <body {...bodyAttributes}>{children}</body>
    </html>
  )
}
