import { media } from './media.ts'
import { menuItems, menuLocations, menus } from './menus.ts'
import { pages } from './pages.ts'
import { posts } from './posts.ts'
import type { Resource } from './resource.ts'
import { search } from './search.ts'
import { categories, tags } from './terms.ts'
import { users } from './users.ts'
import { statuses, taxonomies, types } from './vocabulary.ts'

const RESOURCES: readonly Resource[] = [
  posts,
  pages,
  media,
  menuItems,
  types,
  statuses,
  taxonomies,
  categories,
  tags,
  menus,
  menuLocations,
  users,
  search,
]

export interface Match {
  resource: Resource
  /** The part after the base; `null`: the list itself. */
  id: string | null
}

/** What `posts` or `posts/12` stands for. */
export function matchResource(path: string): Match | null {
  const [base, id, ...more] = path.replace(/\/+$/, '').split('/')
  const resource = RESOURCES.find((each) => each.base === base)
  if (resource === undefined || more.length > 0) return null
  if (id === undefined) return { resource, id: null }
  if (resource.item === null || !new RegExp(`^(?:${resource.item.pattern})$`).test(id)) return null
  return { resource, id }
}

export function allResources(): readonly Resource[] {
  return RESOURCES
}
