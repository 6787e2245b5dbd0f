import { readPosts } from '#published/records/read-posts.ts'
import { termParents } from '#published/records/term-parents.ts'
import type { CountedTerm, Term } from '#published/types.ts'
import { CURIES, ownLinks, urlOf } from './links.ts'
import { paginate } from './paginate.ts'
import { ASCENDING, LARGEST_ID, orderBy, PAGING, SELECTION } from './parameters.ts'
import { byNumber, defineEndpoint, type Resource, type RestCall, type RestItem } from './resource.ts'
import { decodeSlug, encodeSlug, escapeName } from './text.ts'

const PARAMETERS = {
  ...PAGING,
  ...SELECTION,
  order: ASCENDING,
  orderby: orderBy(['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'], 'name'),
  hide_empty: { type: 'boolean', default: false, description: '不列出沒有文章的項目。' },
  parent: { type: 'integer', minimum: 0, maximum: LARGEST_ID, description: '只列出在這個項目之下的項目。' },
  post: { type: 'integer', minimum: 1, maximum: LARGEST_ID, description: '只列出這篇文章的項目。' },
} as const

interface Taxonomy {
  kind: Term['kind']
  base: 'categories' | 'tags'
  name: 'category' | 'post_tag'
  isTree: boolean
}

const TAXONOMIES: Record<Term['kind'], Taxonomy> = {
  category: { kind: 'category', base: 'categories', name: 'category', isTree: true },
  tag: { kind: 'tag', base: 'tags', name: 'post_tag', isTree: false },
}

function defineTerms({ kind, base, name, isTree }: Taxonomy): Resource {
  const { parent, ...flat } = PARAMETERS
  return {
    base,
    title: name === 'category' ? 'category' : 'tag',
    properties: {
      id: 'integer',
      count: 'integer',
      description: 'string',
      link: 'string',
      name: 'string',
      slug: 'string',
      taxonomy: 'string',
      ...(isTree && { parent: 'integer' as const }),
      meta: 'array',
      _links: 'object',
    },
    list: defineEndpoint({ ...flat, ...(isTree && { parent }) } as typeof PARAMETERS, async (call, values) => {
      const [parents, ofPost] = [await termParents(call.read), await termsOfPost(call, kind, values.post)]
      const wanted = values.search?.trim().toLowerCase()
      const slugs = values.slug?.map(decodeSlug)
      const all = (await call.reader.listTerms(kind)).filter(
        (term) =>
          (ofPost === null || ofPost.has(term.id)) &&
          (slugs === undefined || slugs.includes(term.slug)) &&
          (!wanted || [term.name, term.slug].some((text) => text.toLowerCase().includes(wanted))) &&
          (!values.hide_empty || term.count > 0) &&
          (values.parent === undefined || (parents.get(term.id) ?? 0) === values.parent),
      )
      const { items, total } = paginate(all, values, {
        name: (term) => term.name,
        slug: (term) => term.slug,
        description: (term) => term.description,
        count: (term) => term.count,
        include: ({ id }) => values.include?.indexOf(id) ?? 0,
        include_slugs: (term) => slugs?.indexOf(term.slug) ?? 0,
      })
      return { kind: 'list', items: items.map((term) => showTerm(call, term, parents)), total, beyond: null }
    }),
    item: byNumber('rest_term_invalid', async (call, id) => {
      const term = (await call.reader.listTerms(kind)).find((each) => each.id === id)
      return term === undefined ? null : showTerm(call, term, await termParents(call.read))
    }),
    writes: { create: 'rest_cannot_create', update: 'rest_cannot_update', delete: 'rest_cannot_delete' },
  }
}

async function termsOfPost(call: RestCall, kind: Term['kind'], id: number | undefined): Promise<Set<number> | null> {
  if (id === undefined) return null
  const [post] = await readPosts(call.read, [id], { withBody: false })
  const terms = kind === 'category' ? post?.categories : post?.tags
  return new Set(terms?.map((term) => term.id))
}

export const categories = defineTerms(TAXONOMIES.category)
export const tags = defineTerms(TAXONOMIES.tag)

function showTerm(call: RestCall, term: CountedTerm, parents: Map<number, number>): RestItem {
  if (call.context === 'embed') return embedTerm(call, term)
  const { base, name, isTree } = TAXONOMIES[term.kind]
  return {
    id: term.id,
    count: term.count,
    description: escapeName(term.description),
    link: call.site.origin + term.href,
    name: escapeName(term.name),
    slug: encodeSlug(term.slug),
    taxonomy: name,
    ...(isTree && { parent: parents.get(term.id) ?? 0 }),
    meta: [],
    _links: termLinks(call, term, base),
  }
}

/** A term beside a post that has it. */
export function embedTerm(call: RestCall, term: Term): RestItem {
  const { base, name } = TAXONOMIES[term.kind]
  return {
    id: term.id,
    link: call.site.origin + term.href,
    name: escapeName(term.name),
    slug: encodeSlug(term.slug),
    taxonomy: name,
    _links: termLinks(call, term, base),
  }
}

function termLinks(call: RestCall, term: Term, base: Taxonomy['base']) {
  return {
    ...ownLinks(call, base, term.id, `taxonomies/${TAXONOMIES[term.kind].name}`),
    'wp:post_type': [{ href: urlOf(call, `posts?${base}=${term.id}`) }],
    curies: CURIES,
  }
}
