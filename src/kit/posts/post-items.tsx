import { pageAddress } from './list-address.ts'
import { listWords } from './list-words.ts'
import type { ListPage } from './load-list.ts'
import { LoadMore } from './load-more.tsx'
import { Pagination } from './pagination.tsx'
import { LeadCard, PostCardView, PostRow, type PostViewProps } from './post-card.tsx'
import { type PostLook, postViewProps } from './post-look.ts'

/** The settings that say how a list looks. */
interface ListLook extends PostLook {
  layout: 'block' | 'grid-with-thumb' | 'grid-without-thumb' | 'rows' | 'lead'
  columns: '1' | '2' | '3' | '4' | '6'
  masonry: boolean
  pagination: 'off' | 'simple' | 'numbered' | 'loadmore'
}

interface PostItemsProps {
  /** The widget's: the parts that a script exchanges are named after it. */
  id: string
  look: ListLook
  list: ListPage
  emptyText: string
  /** It changes in place even where it has no pages. */
  isLive?: boolean
}

/** Columns of their own length, one after the other. */
export function standsInColumns({ masonry, layout }: Pick<ListLook, 'masonry' | 'layout'>): boolean {
  return masonry && layout.startsWith('grid')
}

/** The posts of a list and the way to its other pages. */
export function PostItems({ id, look, list, emptyText, isLive = look.pagination !== 'off' }: PostItemsProps) {
  const { layout, columns, pagination } = look
  const isMasonry = standsInColumns(look)
  const shown = { ...look, showImage: look.showImage && layout !== 'grid-without-thumb' }
  const items = list.posts.map((post, index) => ({
    ...postViewProps(post, shown),
    eager: list.isFirst && index === 0,
    isPosterWhole: isMasonry,
  }))
  const hrefOf = (page: number) => pageAddress(list.address, id, page)
  return (
    <>
      <div
        className="w-post-list"
        id={`${id}-items`}
        data-layout={layout}
        data-columns={columns}
        data-masonry={isMasonry || undefined}
      >
        {items.length === 0 ? <p className="w-post-list__empty">{emptyText}</p> : <Items layout={layout} items={items} />}
      </div>
      {pagination !== 'off' && (
        <div id={`${id}-pages`}>
          {pagination === 'loadmore' ? (
            <LoadMore {...list} count={items.length} hrefOf={hrefOf} />
          ) : (
            <Pagination
              page={list.page}
              pageCount={list.pageCount}
              hrefOf={hrefOf}
              label={listWords.paginationName}
              isLandmark={false}
              hasNumbers={pagination === 'numbered'}
            />
          )}
        </div>
      )}
      {isLive && <p className="vh" role="status" />}
    </>
  )
}

function Items({ layout, items }: { layout: ListLook['layout']; items: PostViewProps[] }) {
  const [first, ...others] = items
  if (layout === 'rows') return <Rows items={items} />
  if (layout === 'lead' && first !== undefined) {
    return (
      <div className="news">
        <LeadCard {...first} />
        {others.length > 0 && <Rows items={others} />}
      </div>
    )
  }
  const Card = layout === 'block' ? LeadCard : PostCardView
  return (
    <div className="w-post-list__items">
      {items.map((item) => (
        <Card key={item.post.id} {...item} />
      ))}
    </div>
  )
}

function Rows({ items }: { items: PostViewProps[] }) {
  return (
    <ul className="rows">
      {items.map((item) => (
        <li key={item.post.id}>
          <PostRow {...item} />
        </li>
      ))}
    </ul>
  )
}
