import { toMenus } from '../menus.ts'
import { findPublic, type ReadContext } from '../read-context.ts'
import type { Menu } from '../types.ts'

const MOST_MENUS = 200

/** Every published menu, by id. */
export function allMenus(context: ReadContext): Promise<Map<number, Menu>> {
  return context.remember('records:menus', async (inner) => {
    inner.note('menus')
    return toMenus(inner, await findPublic(inner, 'menus', { limit: MOST_MENUS, sort: 'id' }))
  })
}
