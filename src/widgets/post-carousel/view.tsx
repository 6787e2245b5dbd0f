import type { PostCard } from '#content/read/types.ts'
import type { ViewProps } from '../define-widget.ts'
import type { SettingsOf } from '../settings/define-settings.ts'
import { Carousel } from '../shared/carousel/carousel.tsx'
import { carouselLook } from '../shared/carousel/carousel-look.ts'
import { cropText } from '../shared/crop-text.ts'
import type { HeadingLevel } from '../shared/heading.tsx'
import { LeadCard, PostCardView, type PostViewProps } from '../shared/post-card.tsx'
import type { PostCarouselData } from './load.ts'
import { messages } from './messages.ts'
import type { postCarouselSettings } from './settings.ts'

type PostCarouselSettings = SettingsOf<typeof postCarouselSettings>

export function PostCarouselView({ id, settings, data }: ViewProps<PostCarouselSettings, PostCarouselData>) {
  const { posts, isFirst } = data
  // One post alone has room for its words beside the picture.
  const Card = settings.slides_desktop === 1 ? LeadCard : PostCardView
  return (
    <div className="w-post-carousel">
      {posts.length === 0 ? (
        <p>{messages.empty}</p>
      ) : (
        <Carousel
          id={id}
          label={settings.label}
          look={carouselLook(settings)}
          slides={posts.map((post, index) => (
            <Card key={post.id} {...cardPropsOf(post, settings)} eager={isFirst && index === 0} />
          ))}
        />
      )}
    </div>
  )
}

function cardPropsOf(post: PostCard, settings: PostCarouselSettings): PostViewProps {
  const { showMeta, showCategory, showDate, showAuthor } = settings
  return {
    post: {
      ...post,
      title: cropText(post.title, settings.titleLength),
      excerpt: settings.showExcerpt ? cropText(post.excerpt, settings.excerptLength) : '',
    },
    headingLevel: Number(settings.level) as HeadingLevel,
    hasPoster: settings.showImage,
    hasTitle: settings.showTitle,
    meta: showMeta ? { category: showCategory, date: showDate, author: showAuthor } : null,
    metaPosition: settings.metaPosition,
    readMore: settings.showReadMore ? settings.readMoreLabel : '',
  }
}
