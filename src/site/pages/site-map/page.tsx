import { SITE_MAP_HREF } from '#addresses/documents.ts'
import { Submenu } from '#kit/links/submenu.tsx'
import type { PageOutline } from '#published/reader.ts'
import type { Menu, Site } from '#published/types.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { HOME_CRUMB } from '../crumbs.ts'
import { AccessKeys } from './access-keys.tsx'

interface SiteMapPageProps {
  name: string
  site: Site
  outline: PageOutline[]
}

export function SiteMapPage({ name, site, outline }: SiteMapPageProps) {
  return (
    <>
      <header className="wrap lhead">
        <Breadcrumb crumbs={[HOME_CRUMB]} current={name} />
        <h1>{name}</h1>
      </header>
      <div className="wrap sitemap">
        <AccessKeys />
        <section aria-labelledby="structure">
          <h2 id="structure">網站架構</h2>
          <Outline pages={outline} />
        </section>
        <section aria-labelledby="menus">
          <h2 id="menus">選單</h2>
          {menusOf(site).map(({ label, menu }) => (
            <section key={label} aria-label={label}>
              <h3>{label}</h3>
              <Submenu items={menu.items} currentPath={SITE_MAP_HREF} className="sitemap__list" />
            </section>
          ))}
        </section>
      </div>
    </>
  )
}

function Outline({ pages }: { pages: PageOutline[] }) {
  return (
    <ol className="sitemap__outline">
      {pages.map(({ label, href, lang, children }) => (
        <li key={href}>
          <a href={href} lang={lang ?? undefined}>
            {label}
          </a>
          {children.length > 0 && <Outline pages={children} />}
        </li>
      ))}
    </ol>
  )
}

/** The menus of the site, named as their landmarks are. */
function menusOf(site: Site): { label: string; menu: Menu }[] {
  const footer = site.footerMenus.map((menu) => ({ label: `頁尾選單：${menu.name}`, menu }))
  return [
    ...(site.headerMenu === null ? [] : [{ label: '主選單', menu: site.headerMenu }]),
    ...(site.utilityMenu === null ? [] : [{ label: '輔助選單', menu: site.utilityMenu }]),
    ...footer,
    ...(site.legalMenu === null ? [] : [{ label: '網站聲明', menu: site.legalMenu }]),
  ].filter(({ menu }) => menu.items.length > 0)
}
