import type { PostCard } from '#published/types.ts'
import { cropText } from '../text/crop-text.ts'
import type { HeadingLevel } from '../text/heading.tsx'
import type { PostViewProps } from './post-card.tsx'

/** The settings that say what a post in a list or a carousel shows of itself. */
export interface PostLook {
  level: string
  showImage: boolean
  showTitle: boolean
  showMeta: boolean
  showCategory: boolean
  showDate: boolean
  showAuthor: boolean
  metaPosition: 'before-title' | 'after-title' | 'after-content'
  showExcerpt: boolean
  showReadMore: boolean
  readMoreLabel: string
  titleLength: number
  excerptLength: number
}

export function postViewProps(post: PostCard, look: PostLook): PostViewProps {
  const excerpt = look.showExcerpt ? cropText(post.excerpt, look.excerptLength) : ''
  return {
    post: { ...post, title: cropText(post.title, look.titleLength), excerpt },
    headingLevel: Number(look.level) as HeadingLevel,
    hasPoster: look.showImage,
    hasTitle: look.showTitle,
    meta: look.showMeta ? { category: look.showCategory, date: look.showDate, author: look.showAuthor } : null,
    metaPosition: look.metaPosition,
    readMore: look.showReadMore ? look.readMoreLabel : '',
  }
}
