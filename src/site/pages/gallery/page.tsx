import { GALLERY_HREF, galleryHref } from '#addresses/documents.ts'
import type { Widget } from '#settings/define-widget.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { LayoutHtml } from '../../ui/layout-html.tsx'
import { HOME_CRUMB } from '../crumbs.ts'

export interface ShownExample {
  name: string
  title: string
  /** Reaches from edge to edge. */
  isWide: boolean
  html: string
}

export function GalleryPage({ widgets, allHref }: { widgets: readonly Widget[]; allHref: string }) {
  return (
    <>
      <header className="wrap lhead">
        <Breadcrumb crumbs={[HOME_CRUMB]} current="元件總覽" />
        <h1>元件總覽</h1>
        <p>
          <a href={allHref}>一頁看完所有元件</a>
        </p>
      </header>
      <ul className="wrap gallery">
        {widgets.map(({ settings, examples }) => (
          <li key={settings.name}>
            <a href={galleryHref(settings.name)}>{settings.label}</a> <code>{settings.name}</code>
            {`，${examples.length} 個範例`}
          </li>
        ))}
      </ul>
    </>
  )
}

interface ExamplesPageProps {
  name: string
  label: string
  examples: ShownExample[]
  /** Far too many to be laid out at once. */
  isLong: boolean
  /** Addresses of the style sheets of all examples but the first, which does not wait for them. */
  laterStyles: string[]
}

export function ExamplesPage({ name, label, examples, isLong, laterStyles }: ExamplesPageProps) {
  return (
    <>
      <header className="wrap lhead">
        <Breadcrumb crumbs={[HOME_CRUMB, { label: '元件總覽', href: GALLERY_HREF }]} current={label} />
        <h1>{label}</h1>
        <p>
          <code>{name}</code>
        </p>
      </header>
      {examples.map((example, index) => (
        <section
          key={example.name}
          id={example.name}
          className="gallery__example"
          aria-labelledby={`${example.name}-title`}
          data-long={isLong || undefined}
        >
          {index === 1 && laterStyles.map((href) => <link key={href} rel="stylesheet" href={href} />)}
          <h2 id={`${example.name}-title`} className="wrap">
            {example.title}
          </h2>
          <LayoutHtml className={example.isWide ? undefined : 'wrap'} html={example.html} />
        </section>
      ))}
    </>
  )
}
