import type { Listing } from '#published/types.ts'
import { newsHref } from '../../routes.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import type { CategoryFilter } from '../post-list/load.ts'
import { PostListPage } from '../post-list/page.tsx'

export function NewsPage({ listing, filter }: { listing: Listing; filter: CategoryFilter }) {
  const names = filter.categories.map(({ name }) => name)
  return (
    <PostListPage
      title={NEWS_CRUMB.label}
      lead={names.length > 1 ? `${names.join('、')}。每種消息，都印在自己的色紙上。` : ''}
      crumbs={[HOME_CRUMB]}
      listing={listing}
      filter={filter}
      hrefOf={newsHref}
      emptyText="目前還沒有消息。"
    />
  )
}
