import { authorHref, authorSlug } from '#addresses/documents.ts'
import { allAuthors } from '#published/records/authors.ts'
import type { AuthorRecord } from '#published/records/types.ts'
import { ownLinks } from './links.ts'
import { paginate } from './paginate.ts'
import { ASCENDING, orderBy, PAGING, SELECTION, type Values } from './parameters.ts'
import { problem, type RestProblem } from './problems.ts'
import { byNumber, defineEndpoint, type Resource, type RestCall, type RestItem } from './resource.ts'
import { decodeSlug, escapeText } from './text.ts'

const TEXT = { type: 'string', maxLength: 200, description: '需要登入。' } as const

const PARAMETERS = {
  ...PAGING,
  ...SELECTION,
  order: ASCENDING,
  orderby: orderBy(['id', 'include', 'name', 'registered_date', 'slug', 'include_slugs', 'email', 'url'], 'name'),
  roles: TEXT,
  capabilities: TEXT,
  who: TEXT,
  has_published_posts: { type: 'string', maxLength: 200, description: '這裡都是發表過文章的人。' },
} as const

export const users: Resource = {
  base: 'users',
  title: 'user',
  properties: {
    id: 'integer',
    name: 'string',
    url: 'string',
    description: 'string',
    link: 'string',
    slug: 'string',
    avatar_urls: 'object',
    meta: 'array',
    _links: 'object',
  },
  list: defineEndpoint(PARAMETERS, async (call, values) => {
    const refusal = refuseUnknown(values)
    if (refusal !== null) return refusal
    const wanted = values.search?.trim().toLowerCase()
    const slugs = values.slug?.map(decodeSlug)
    const authors = [...(await allAuthors(call.read)).values()].filter(
      (author) =>
        (slugs === undefined || slugs.includes(authorSlug(author.id))) && (!wanted || author.name.toLowerCase().includes(wanted)),
    )
    const { items, total } = paginate(authors, values, {
      include: ({ id }) => values.include?.indexOf(id) ?? 0,
      name: ({ name }) => name,
    })
    return { kind: 'list', items: items.map((author) => showUser(call, author)), total, beyond: null }
  }),
  item: byNumber('rest_user_invalid_id', async (call, id) => {
    const author = (await allAuthors(call.read)).get(id)
    return author === undefined ? null : showUser(call, author)
  }),
  writes: { create: 'rest_cannot_create_user', update: 'rest_cannot_edit', delete: 'rest_user_cannot_delete' },
}

/** What visitors may not ask of accounts, or sort them by. */
function refuseUnknown({ roles, capabilities, who, orderby, include }: Asked): RestProblem | null {
  if (roles !== undefined || capabilities !== undefined) return problem('rest_user_cannot_view')
  if (who !== undefined) return problem('rest_forbidden_who')
  if (orderby === 'include' && include === undefined) return problem('rest_orderby_include_missing_include')
  return orderby === 'email' || orderby === 'registered_date' ? problem('rest_forbidden_orderby') : null
}

type Asked = Pick<Values<typeof PARAMETERS>, 'roles' | 'capabilities' | 'who' | 'orderby' | 'include'>

/** The public side of an author. Nothing of an account is in it, and there are no portraits. */
export function showUser(call: RestCall, author: AuthorRecord): RestItem {
  return {
    id: author.id,
    name: escapeText(author.name),
    url: '',
    description: '',
    link: call.site.origin + authorHref(author.id),
    slug: authorSlug(author.id),
    avatar_urls: {},
    ...(call.context === 'view' && { meta: [] }),
    _links: ownLinks(call, 'users', author.id, null),
  }
}
