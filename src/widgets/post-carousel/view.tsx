import { carouselLook } from '#kit/carousel/carousel-look.ts'
import { CarouselIsland } from '#kit/carousel/client.tsx'
import { LeadCard, PostCardView } from '#kit/posts/post-card.tsx'
import { postViewProps } from '#kit/posts/post-look.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { PostCarouselData } from './load.ts'
import { messages } from './messages.ts'
import type { postCarouselSettings } from './settings.ts'

export function PostCarouselView({ id, settings, data }: ViewProps<SettingsOf<typeof postCarouselSettings>, PostCarouselData>) {
  const { posts, isFirst } = data
  // One post alone has room for its words beside the picture.
  const Card = settings.slides_desktop === 1 ? LeadCard : PostCardView
  return (
    <div className="w-post-carousel">
      {posts.length === 0 ? (
        <p>{messages.empty}</p>
      ) : (
        <CarouselIsland
          when="visible"
          id={id}
          label={settings.label}
          look={carouselLook(settings)}
          slides={posts.map((post, index) => (
            <Card key={post.id} {...postViewProps(post, settings)} eager={isFirst && index === 0} />
          ))}
        />
      )}
    </div>
  )
}
