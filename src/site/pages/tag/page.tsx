import { tagHref } from '#addresses/documents.ts'
import type { CountedTerm, Listing } from '#published/types.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { PostListPage } from '../post-list/page.tsx'

export function nameOfTagPage(tag: CountedTerm): string {
  return `標籤：${tag.name}`
}

export function TagPage({ tag, listing }: { tag: CountedTerm; listing: Listing }) {
  return (
    <PostListPage
      title={nameOfTagPage(tag)}
      lead={tag.description}
      crumbs={[HOME_CRUMB, NEWS_CRUMB]}
      listing={listing}
      filter={null}
      hrefOf={(page) => tagHref(tag.slug, page)}
      emptyText={`目前沒有標有「${tag.name}」的消息。`}
    />
  )
}
