import type { Menu } from '#content/payload-types.ts'
import { storedLink } from '#seed/blocks.ts'
import { type ItemSeed, MENUS } from '#seed/content/menus.ts'
import { SITE } from '#seed/content/site.ts'
import type { Refs } from '#seed/content/types.ts'
import type { Planting } from '#seed/planting.ts'

type StoredItem = NonNullable<Menu['items']>[number]

export async function createMenus({ payload, transactionID, ledger }: Planting): Promise<void> {
  for (const [key, { name, items }] of Object.entries(MENUS)) {
    const data = { name, items: items.map((item) => toItem(item, ledger)) }
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
function toItem({ children = [], ...item }: ItemSeed, refs: Refs): StoredItem {
  const withGrandchildren = ({ children: below = [], ...child }: ItemSeed) => ({
    ...toRow(child, refs),
    grandchildren: below.map((grandchild) => toRow(grandchild, refs)),
  })
  return { ...toRow(item, refs), children: children.map(withGrandchildren) }
}

function toRow({ label, to, badge, lang }: Omit<ItemSeed, 'children'>, refs: Refs) {
  return { label, ...storedLink(to(refs)), badge, lang }
}
