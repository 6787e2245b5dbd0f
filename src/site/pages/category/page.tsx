import { categoryHref } from '#addresses/documents.ts'
import type { CountedTerm, Listing } from '#published/types.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import type { CategoryFilter } from '../post-list/load.ts'
import { PostListPage } from '../post-list/page.tsx'

interface CategoryPageProps {
  category: CountedTerm
  listing: Listing
  filter: CategoryFilter
}

export function CategoryPage({ category, listing, filter }: CategoryPageProps) {
  return (
    <PostListPage
      title={category.name}
      lead={category.description}
      crumbs={[HOME_CRUMB, NEWS_CRUMB]}
      listing={listing}
      filter={filter}
      hrefOf={(page) => categoryHref(category.slug, page)}
      emptyText={`「${category.name}」分類目前沒有消息。`}
    />
  )
}
