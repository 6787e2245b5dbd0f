import { authorHref } from '#addresses/documents.ts'
import type { Listing } from '#published/types.ts'
import { HOME_CRUMB, NEWS_CRUMB } from '../crumbs.ts'
import { PostListPage } from '../post-list/page.tsx'

export interface Author {
  id: number
  name: string
}

export function nameOfAuthorPage(author: Author): string {
  return `作者：${author.name}`
}

export function AuthorPage({ author, listing }: { author: Author; listing: Listing }) {
  return (
    <PostListPage
      title={nameOfAuthorPage(author)}
      lead=""
      crumbs={[HOME_CRUMB, NEWS_CRUMB]}
      listing={listing}
      filter={null}
      hrefOf={(page) => authorHref(author.id, page)}
      emptyText={`目前沒有${author.name}發表的消息。`}
    />
  )
}
