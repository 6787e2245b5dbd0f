import type { Crumb } from '#published/types.ts'

const HOME: Crumb = { label: '首頁', href: '/' }

interface BreadcrumbProps {
  /** The way here, without or with the home page at its head. */
  crumbs: Crumb[]
  current: string
  /** Of the current page's name, where it is not in Chinese. */
  lang?: string | null
}

export function Breadcrumb({ crumbs, current, lang }: BreadcrumbProps) {
  const way = crumbs[0]?.href === HOME.href ? crumbs : [HOME, ...crumbs]
  return (
    <nav className="crumb" aria-label="目前位置">
      <ol className="crumb__list">
        {way.map(({ label, href, lang }) => (
          <li key={href}>
            <a href={href} lang={lang ?? undefined}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <span aria-current="page" lang={lang ?? undefined}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
