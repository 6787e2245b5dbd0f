import { CURIES, urlOf } from './links.ts'
import { CONTEXT } from './parameters.ts'
import { problem } from './problems.ts'
import { byName, defineEndpoint, ITEM_PARAMETERS, type Resource, type RestCall, type RestItem } from './resource.ts'

/** What kinds of content there are: types, taxonomies and statuses. They are part of the program, not of the content. */

interface Word {
  slug: string
  show(call: RestCall): RestItem
}

const NAME = '[\\w-]+'

const type = (slug: string, name: string, base: string, more: RestItem): Word => ({
  slug,
  show: (call) => ({
    description: '',
    hierarchical: false,
    has_archive: false,
    name,
    slug,
    icon: null,
    taxonomies: [],
    rest_base: base,
    rest_namespace: 'wp/v2',
    ...more,
    _links: {
      collection: [{ href: urlOf(call, 'types') }],
      'wp:items': [{ href: urlOf(call, base) }],
      curies: CURIES,
    },
  }),
})

const TYPES = [
  type('post', '文章', 'posts', { taxonomies: ['category', 'post_tag'] }),
  type('page', '頁面', 'pages', { hierarchical: true }),
  type('attachment', '媒體', 'media', {}),
]

const taxonomy = (slug: string, name: string, base: string, hierarchical: boolean): Word => ({
  slug,
  show: (call) => ({
    name,
    slug,
    description: '',
    types: ['post'],
    hierarchical,
    rest_base: base,
    rest_namespace: 'wp/v2',
    _links: {
      collection: [{ href: urlOf(call, 'taxonomies') }],
      'wp:items': [{ href: urlOf(call, base) }],
      curies: CURIES,
    },
  }),
})

const TAXONOMIES = [taxonomy('category', '分類', 'categories', true), taxonomy('post_tag', '標籤', 'tags', false)]

const STATUSES: Word[] = [
  {
    slug: 'publish',
    show: (call) => ({
      name: '已發布',
      public: true,
      queryable: true,
      slug: 'publish',
      date_floating: false,
      _links: { archives: [{ href: urlOf(call, 'posts') }] },
    }),
  },
]
/** WordPress has these too; a visitor may know that, but not see what is in them. */
const HIDDEN_STATUSES = ['future', 'draft', 'pending', 'private', 'trash', 'inherit', 'auto-draft']

function showAll(call: RestCall, words: Word[]) {
  return { kind: 'named', items: Object.fromEntries(words.map((word) => [word.slug, word.show(call)])) } as const
}

function find(call: RestCall, words: Word[], slug: string): RestItem | null {
  return words.find((word) => word.slug === slug)?.show(call) ?? null
}

export const types: Resource = {
  base: 'types',
  title: 'type',
  properties: {
    description: 'string',
    hierarchical: 'boolean',
    has_archive: 'boolean',
    name: 'string',
    slug: 'string',
    icon: 'string',
    taxonomies: 'array',
    rest_base: 'string',
    rest_namespace: 'string',
    _links: 'object',
  },
  list: defineEndpoint(ITEM_PARAMETERS, async (call) => showAll(call, TYPES)),
  item: byName('type', NAME, 'rest_type_invalid', async (call, slug) => find(call, TYPES, slug)),
  writes: null,
}

export const taxonomies: Resource = {
  base: 'taxonomies',
  title: 'taxonomy',
  properties: {
    name: 'string',
    slug: 'string',
    description: 'string',
    types: 'array',
    hierarchical: 'boolean',
    rest_base: 'string',
    rest_namespace: 'string',
    _links: 'object',
  },
  list: defineEndpoint(
    { context: CONTEXT, type: { type: 'string', maxLength: 60, description: '只列出這種內容的分類法。' } } as const,
    async (call, { type: wanted }) => showAll(call, wanted === undefined || wanted === 'post' ? TAXONOMIES : []),
  ),
  item: byName('taxonomy', NAME, 'rest_taxonomy_invalid', async (call, slug) => find(call, TAXONOMIES, slug)),
  writes: null,
}

export const statuses: Resource = {
  base: 'statuses',
  title: 'status',
  properties: {
    name: 'string',
    public: 'boolean',
    queryable: 'boolean',
    slug: 'string',
    date_floating: 'boolean',
    _links: 'object',
  },
  list: defineEndpoint(ITEM_PARAMETERS, async (call) => showAll(call, STATUSES)),
  item: {
    name: 'status',
    pattern: NAME,
    endpoint: (slug) =>
      defineEndpoint(ITEM_PARAMETERS, async (call) => {
        const item = find(call, STATUSES, slug)
        if (item !== null) return { kind: 'item', item }
        return problem(HIDDEN_STATUSES.includes(slug) ? 'rest_cannot_read_status' : 'rest_status_invalid')
      }),
  },
  writes: null,
}
