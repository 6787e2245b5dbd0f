import type { Crumb } from '#content/read/types.ts'

const HOME: Crumb = { label: '首頁', href: '/' }

interface BreadcrumbProps {
  /** The way here, without or with the home page at its head. */
  crumbs: Crumb[]
  current: string
}

export function Breadcrumb({ crumbs, current }: BreadcrumbProps) {
  const way = crumbs[0]?.href === HOME.href ? crumbs : [HOME, ...crumbs]
  return (
    <nav className="crumb" aria-label="目前位置">
      <ol className="crumb__list">
        {way.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
