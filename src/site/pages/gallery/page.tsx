import type { Widget } from '#settings/define-widget.ts'
import { GALLERY_HREF, galleryHref } from '../../routes.ts'
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

export function ExamplesPage({ name, label, examples }: { name: string; label: string; examples: ShownExample[] }) {
  return (
    <>
      <header className="wrap lhead">
        <Breadcrumb crumbs={[HOME_CRUMB, { label: '元件總覽', href: GALLERY_HREF }]} current={label} />
        <h1>{label}</h1>
        <p>
          <code>{name}</code>
        </p>
      </header>
      {examples.map((example) => (
        <section key={example.name} id={example.name} className="gallery__example" aria-labelledby={`${example.name}-title`}>
          <h2 id={`${example.name}-title`} className="wrap">
            {example.title}
          </h2>
          <LayoutHtml className={example.isWide ? undefined : 'wrap'} html={example.html} />
        </section>
      ))}
    </>
  )
}
