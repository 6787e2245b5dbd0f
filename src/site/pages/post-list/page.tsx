import { newsHref } from '#addresses/documents.ts'
import { Pagination } from '#kit/posts/pagination.tsx'
import { LeadCard, PostCardView } from '#kit/posts/post-card.tsx'
import { type MetaParts, USUAL_META } from '#kit/posts/post-meta.tsx'
import { Phrase } from '#kit/text/phrase.tsx'
import type { Crumb, Listing, PostCard } from '#published/types.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { TermChips } from '../../ui/term-chips.tsx'
import type { CategoryFilter } from './load.ts'

/** Posts side by side on a wide screen; without a lead they are the first thing in sight. */
const FIRST_ROW = 3

export interface PostListProps {
  title: string
  lead: string
  crumbs: Crumb[]
  listing: Listing
  /** What stands first, whenever it was published. */
  pinned?: PostCard[]
  filter: CategoryFilter | null
  hrefOf: (page: number) => string
  emptyText: string
}

export function PostListPage({ title, lead, crumbs, listing, pinned = [], filter, hrefOf, emptyText }: PostListProps) {
  return (
    <>
      <header className="wrap lhead">
        <Breadcrumb crumbs={crumbs} current={title} />
        <div className="lhead__row">
          <h1>{title}</h1>
          {lead !== '' && (
            <p>
              <Phrase text={lead} />
            </p>
          )}
        </div>
      </header>
      <div className="wrap listing">
        {filter !== null && (
          <TermChips terms={filter.categories} current={filter.current} allHref={newsHref()} allCount={filter.postCount} />
        )}
        {listing.total === 0 ? <p className="listing__empty">{emptyText}</p> : <Posts listing={listing} pinned={pinned} />}
        <Pagination page={listing.page} pageCount={listing.pageCount} hrefOf={hrefOf} label={`${title}頁碼`} />
      </div>
    </>
  )
}

const PINNED_META: MetaParts = { ...USUAL_META, pin: true }

interface PostsProps {
  listing: Listing
  pinned: PostCard[]
}

function Posts({ listing: { posts, page, pageCount, total }, pinned }: PostsProps) {
  const pinnedIds = new Set(pinned.map(({ id }) => id))
  const all = [...pinned, ...posts.filter(({ id }) => !pinnedIds.has(id))]
  const [first, ...others] = all
  const lead = page === 1 ? first : undefined
  const cards = lead === undefined ? all : others
  const metaOf = ({ id }: PostCard) => (pinnedIds.has(id) ? PINNED_META : USUAL_META)
  return (
    <>
      <p className="vh">{`共 ${total} 則，第 ${page} 頁，共 ${pageCount} 頁`}</p>
      {lead !== undefined && (
        <div className="listing__lead">
          <LeadCard post={lead} headingLevel={2} meta={metaOf(lead)} eager />
        </div>
      )}
      {cards.length > 0 && (
        <div className="cards">
          {cards.map((post, index) => (
            <PostCardView
              key={post.id}
              post={post}
              headingLevel={2}
              meta={metaOf(post)}
              eager={lead === undefined && index < FIRST_ROW}
            />
          ))}
        </div>
      )}
    </>
  )
}
