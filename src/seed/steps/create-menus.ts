import { storedLink } from '#cms/writing/blocks.ts'
import type { Menu } from '#platform/payload-types.ts'
import { type ItemSeed, MENUS, type MenuSeed } from '../content/menus.ts'
import { SITE } from '../content/site.ts'
import type { Ledger } from '../ledger.ts'
import type { Planting } from '../planting.ts'

type StoredItem = NonNullable<Menu['items']>[number]

export async function createMenus({ payload, transactionID, ledger }: Planting): Promise<void> {
  for (const [key, { name, items, settings }] of Object.entries<MenuSeed>(MENUS)) {
    const data = { name, items: items.map((item) => toItem(item, ledger)), settings, _status: 'published' as const }
    const menu = await payload.create({ collection: 'menus', data, overrideAccess: true, req: { transactionID } })
    ledger.enter('menu', key, menu.id)
  }
}

export async function fillSite({ payload, transactionID, ledger }: Planting): Promise<void> {
  const menu = (key: keyof typeof MENUS) => ledger.idOf('menu', key)
  await payload.updateGlobal({
    slug: 'site',
    data: {
      ...SITE,
      _status: 'published',
      shareImage: ledger.picture('share'),
      headerMenu: menu('header'),
      utilityMenu: menu('utility'),
      footerMenus: [menu('department'), menu('students')],
      legalMenu: menu('legal'),
    },
    overrideAccess: true,
    req: { transactionID },
  })
}

/** The third level has a field name of its own. */
function toItem({ children = [], mega, ...item }: ItemSeed, ledger: Ledger): StoredItem {
  const withGrandchildren = ({ children: below = [], ...child }: ItemSeed) => ({
    ...toRow(child, ledger),
    grandchildren: below.map((grandchild) => toRow(grandchild, ledger)),
  })
  return {
    ...toRow(item, ledger),
    children: children.map(withGrandchildren),
    mega: mega && { ...mega, panel: ledger.idOf('fragment', mega.panel) },
  }
}

function toRow({ label, to, icon, badge, badgeStyle, lang }: ItemSeed, ledger: Ledger) {
  return { label, ...(to && storedLink(to(ledger))), icon, badge, badgeStyle, lang }
}
