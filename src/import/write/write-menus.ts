import type { Menu } from '#platform/payload-types.ts'
import type { PlannedMenu, PlannedMenuItem } from '../plan/menus.ts'
import { hashOf } from './hash-of.ts'
import type { Ledger } from './ledger.ts'
import { countOutcome, reasonOf, type Written } from './outcomes.ts'

const MENU = 'nav_menu'

type StoredItem = NonNullable<Menu['items']>[number]

/** Published menus; which of them stands in the header or the footer is for people to say. */
export async function writeMenus(ledger: Ledger, menus: readonly PlannedMenu[], written: Written): Promise<void> {
  for (const { slug, name, items } of menus) {
    const data = { name, items: items.map(storedItem), _status: 'published' as const }
    try {
      const outcome = await ledger.settle(
        { wpType: MENU, wpId: slug, hash: hashOf(data), collection: 'menus' },
        {
          make: (req) => req.payload.create({ collection: 'menus', data, depth: 0, overrideAccess: true, req }),
          async update(req, id) {
            await req.payload.update({ collection: 'menus', id, data, depth: 0, overrideAccess: true, req })
          },
        },
      )
      countOutcome(written, 'menus', outcome, name)
    } catch (error) {
      written.failed.push({ title: name, reason: reasonOf(error) })
    }
  }
}

/** The third level has a field name of its own. */
function storedItem({ children, panel, ...item }: PlannedMenuItem): StoredItem {
  return {
    ...storedRow(item),
    ...(panel !== null && { mega: { panel } }),
    children: children.map(({ children: below, ...child }) => ({ ...storedRow(child), grandchildren: below.map(storedRow) })),
  }
}

function storedRow({ label, link, icon, badge }: Pick<PlannedMenuItem, 'label' | 'link' | 'icon' | 'badge'>) {
  return { label, ...link, icon, badge }
}
