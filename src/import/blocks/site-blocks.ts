import { linkPiece } from '../conversion/paragraphs.ts'
import type { Piece } from '../conversion/pieces.ts'
import { placeBlock } from '../conversion/place-block.ts'
import type { WpBlock } from './parse-blocks.ts'
import type { BlockRow, BlockRows, BlockTools } from './table.ts'
import { numberAttribute, textAttribute } from './table.ts'

const latestPosts: BlockRow = (block, { conversion }) => {
  const categories = block.attributes.categories
  const [first] = Array.isArray(categories) ? (categories as { id?: unknown }[]) : []
  return posts(
    {
      count: numberAttribute(block, 'postsToShow') ?? 5,
      showImage: block.attributes.displayFeaturedImage === true,
      showExcerpt: block.attributes.displayPostContent === true,
      showDate: block.attributes.displayPostDate === true,
      ...order(textAttribute(block, 'orderBy'), textAttribute(block, 'order')),
      ...(textAttribute(block, 'postLayout') === 'grid' && {
        layout: 'grid-with-thumb',
        columns: String(numberAttribute(block, 'columns') ?? 3),
      }),
    },
    typeof first?.id === 'number' ? first.id : null,
    { conversion },
  )
}

/** The list itself; headings and words around its template stay. */
const query: BlockRow = (block, tools) => {
  const asked = block.attributes.query
  const {
    perPage,
    order: direction,
    orderBy,
    taxQuery,
    postType,
  } = typeof asked === 'object' && asked !== null ? (asked as Record<string, unknown>) : {}
  if (typeof postType === 'string' && postType !== 'post') tools.conversion.note('live-list', block.name, postType)
  const wanted = typeof taxQuery === 'object' && taxQuery !== null ? (taxQuery as { category?: unknown }).category : undefined
  const category = Array.isArray(wanted) && typeof wanted[0] === 'number' ? wanted[0] : null
  const names = [...namesIn(block)]
  const around = block.inner.filter(({ name }) => name === 'core/heading' || name === 'core/paragraph')
  const list = posts(
    {
      count: typeof perPage === 'number' ? perPage : 6,
      showImage: names.includes('core/post-featured-image'),
      showExcerpt: names.includes('core/post-excerpt') || names.includes('core/post-content'),
      showDate: names.includes('core/post-date'),
      ...order(String(orderBy ?? ''), String(direction ?? '')),
      ...(names.includes('core/query-pagination') && { pagination: 'numbered' }),
    },
    category,
    tools,
  )
  return [...tools.inner({ ...block, inner: around }), ...list]
}

/** Lists that follow the site are lists of its time of import at best; they are noted. */
const live: BlockRow = ({ name }, { conversion }) => {
  conversion.note('live-list', name)
  return []
}

const notContent: BlockRow = ({ name }, { conversion }) => {
  conversion.note('not-content', name)
  return []
}

const social: BlockRow = (block, { conversion }) =>
  block.inner.flatMap((link) => {
    const words = textAttribute(link, 'label') || textAttribute(link, 'service')
    return linkPiece(words, textAttribute(link, 'url'), conversion)
  })

const reusable: BlockRow = (block, { conversion }) => conversion.template(numberAttribute(block, 'ref') ?? 0)

export const siteBlocks: BlockRows = {
  'latest-posts': latestPosts,
  query,
  'post-template': live,
  categories: live,
  'tag-cloud': live,
  archives: live,
  calendar: live,
  'page-list': live,
  'latest-comments': live,
  rss: live,
  loginout: live,
  search: notContent,
  'social-links': social,
  'social-link': notContent,
  navigation: notContent,
  'navigation-link': notContent,
  'site-logo': notContent,
  'site-title': notContent,
  'site-tagline': notContent,
  'template-part': notContent,
  avatar: notContent,
  'read-more': notContent,
  'query-title': notContent,
  'term-description': notContent,
  block: reusable,
  pattern: notContent,
}

export const postBlock = notContent

function posts(
  settings: Record<string, unknown>,
  category: number | null,
  { conversion }: Pick<BlockTools, 'conversion'>,
): Piece[] {
  const found = category === null ? null : conversion.references.category(category)
  const chosen = found === null ? {} : { selectBy: 'category', category: found }
  const block = placeBlock('post-list', { ...settings, ...chosen }, conversion)
  return block === null ? [] : [{ kind: 'widget', block }]
}

function order(by: string, direction: string): Record<string, string> {
  return {
    orderBy: by === 'title' ? 'title' : by === 'modified' ? 'modified' : by === 'author' ? 'author' : 'date',
    order: direction.toUpperCase() === 'ASC' ? 'ASC' : 'DESC',
  }
}

function* namesIn(block: WpBlock): Generator<string> {
  yield block.name
  for (const inner of block.inner) yield* namesIn(inner)
}
