import { Pagination } from '#kit/posts/pagination.tsx'
import { LeadCard, PostCardView } from '#kit/posts/post-card.tsx'
import { Phrase } from '#kit/text/phrase.tsx'
import type { Crumb, Listing } from '#published/types.ts'
import { newsHref } from '../../routes.ts'
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
  filter: CategoryFilter | null
  hrefOf: (page: number) => string
  emptyText: string
}

export function PostListPage({ title, lead, crumbs, listing, filter, hrefOf, emptyText }: PostListProps) {
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
        {listing.total === 0 ? <p className="listing__empty">{emptyText}</p> : <Posts listing={listing} />}
        <Pagination page={listing.page} pageCount={listing.pageCount} hrefOf={hrefOf} label={`${title}頁碼`} />
      </div>
    </>
  )
}

function Posts({ listing: { posts, page, pageCount, total } }: { listing: Listing }) {
  const [first, ...others] = posts
  const lead = page === 1 ? first : undefined
  const cards = lead === undefined ? posts : others
  return (
    <>
      <p className="vh">{`共 ${total} 則，第 ${page} 頁，共 ${pageCount} 頁`}</p>
      {lead !== undefined && (
        <div className="listing__lead">
          <LeadCard post={lead} headingLevel={2} eager />
        </div>
      )}
      {cards.length > 0 && (
        <div className="cards">
          {cards.map((post, index) => (
            <PostCardView key={post.id} post={post} headingLevel={2} eager={lead === undefined && index < FIRST_ROW} />
          ))}
        </div>
      )}
    </>
  )
}
