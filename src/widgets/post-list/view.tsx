import type { PostCard } from '#content/read/types.ts'
import type { ViewProps } from '../define-widget.ts'
import type { SettingsOf } from '../settings/define-settings.ts'
import { cropText } from '../shared/crop-text.ts'
import type { HeadingLevel } from '../shared/heading.tsx'
import { Pagination } from '../shared/pagination.tsx'
import { LeadCard, PostCardView, PostRow, type PostViewProps } from '../shared/post-card.tsx'
import type { PostListData } from './load.ts'
import { messages } from './messages.ts'
import { pageAddress } from './model.ts'
import type { postListSettings } from './settings.ts'

type Props = ViewProps<SettingsOf<typeof postListSettings>, PostListData>

export function PostListView({ id, settings, data }: Props) {
  const { layout, columns, pagination } = settings
  const items = data.posts.map((post, index) => viewPropsOf(post, settings, data.isFirst && index === 0))
  return (
    <div className="w-post-list" id={id} data-layout={layout} data-columns={columns}>
      {items.length === 0 ? <p className="w-post-list__empty">{messages.empty}</p> : <Items layout={layout} items={items} />}
      <Pagination
        page={data.page}
        pageCount={data.pageCount}
        hrefOf={(page) => pageAddress(data.address, id, page)}
        label={messages.paginationName}
        isLandmark={false}
        hasNumbers={pagination === 'numbered'}
      />
    </div>
  )
}

function Items({ layout, items }: { layout: Props['settings']['layout']; items: PostViewProps[] }) {
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

function viewPropsOf(post: PostCard, settings: Props['settings'], eager: boolean): PostViewProps {
  const { titleLength, excerptLength, showExcerpt, showImage, showMeta, showReadMore, readMoreLabel, layout, level } = settings
  const excerpt = showExcerpt ? cropText(post.excerpt, excerptLength) : ''
  return {
    post: { ...post, title: cropText(post.title, titleLength), excerpt },
    headingLevel: Number(level) as HeadingLevel,
    eager,
    hasPoster: showImage && layout !== 'grid-without-thumb',
    hasMeta: showMeta,
    readMore: showReadMore ? readMoreLabel : '',
  }
}
