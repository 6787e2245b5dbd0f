import { newsHref } from '#addresses/documents.ts'
import type { Listing, PostCard } from '#published/types.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import type { CategoryFilter } from '../post-list/load.ts'
import { PostListPage } from '../post-list/page.tsx'

interface NewsPageProps {
  listing: Listing
  pinned: PostCard[]
  filter: CategoryFilter
  emptyText: string
}

export function NewsPage({ listing, pinned, filter, emptyText }: NewsPageProps) {
  const names = filter.categories.map(({ name }) => name)
  return (
    <PostListPage
      title={NEWS_CRUMB.label}
      lead={names.length > 1 ? `${names.join('、')}。每種消息，都印在自己的色紙上。` : ''}
      crumbs={[HOME_CRUMB]}
      listing={listing}
      pinned={pinned}
      filter={filter}
      hrefOf={newsHref}
      emptyText={emptyText}
    />
  )
}
