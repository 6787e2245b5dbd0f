import { enlargeLabel, lightboxAttributes } from '#kit/pictures/lightbox-figure.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import { PostCardView } from '#kit/posts/post-card.tsx'
import { TermTag } from '#kit/posts/term-tag.tsx'
import { formatLongDate } from '#kit/text/format-date.ts'
import { Phrase } from '#kit/text/phrase.tsx'
import type { Crumb, Picture, Post, PostCard } from '#published/types.ts'
import { type PostShare, PostShareView } from '#widgets/share-buttons/index.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { LayoutHtml } from '../../ui/layout-html.tsx'
import { Neighbours } from './neighbours.tsx'

interface PostPageProps {
  post: Post
  crumbs: Crumb[]
  /** The rendered body. */
  html: string
  minutes: number
  share: PostShare | null
  neighbours: { older: PostCard | null; newer: PostCard | null }
  related: PostCard[]
}

export function PostPage({ post, crumbs, html, minutes, share, neighbours, related }: PostPageProps) {
  return (
    <>
      <article>
        <header className="wrap post__head">
          <Breadcrumb crumbs={crumbs} current="內文" />
          <h1>
            <Phrase text={post.title} />
          </h1>
          <PostFacts post={post} minutes={minutes} />
        </header>
        {post.image !== null && <FeaturedImage picture={post.image} paper={post.category?.paper ?? undefined} />}
        <div className="wrap post__cols">
          {share !== null && (
            <aside className="post__pass" aria-label="分享這篇文章">
              <p className="post__pass-title">分享</p>
              <div>
                <PostShareView {...share} />
              </div>
            </aside>
          )}
          <div className="post__body">
            <LayoutHtml className="prose" html={html} />
            {post.tags.length > 0 && (
              <ul className="tags" aria-label="標籤">
                {post.tags.map((tag) => (
                  <li key={tag.id}>
                    <TermTag term={tag} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </article>
      <Neighbours {...neighbours} />
      <Related posts={related} />
    </>
  )
}

function PostFacts({ post, minutes }: { post: Post; minutes: number }) {
  return (
    <p className="post__meta">
      {post.category !== null && <TermTag term={post.category} />}
      <time className="num" dateTime={post.publishedAt}>
        {formatLongDate(post.publishedAt)}
      </time>
      {post.authorName !== '' && (
        <span>
          文／<b>{post.authorName}</b>
        </span>
      )}
      <span>{`閱讀時間約 ${minutes} 分鐘`}</span>
    </p>
  )
}

function FeaturedImage({ picture, paper }: { picture: Picture; paper: string | undefined }) {
  return (
    <div className="wrap">
      <figure className="post__fig">
        <a
          className="poster"
          data-paper={paper}
          data-ratio="21/8"
          href={picture.url}
          {...lightboxAttributes({ picture, caption: picture.caption })}
          aria-label={enlargeLabel(picture)}
        >
          <PictureView picture={picture} sizes="(max-width: 1440px) 92vw, 82rem" ratio="21/8" eager />
        </a>
        {picture.caption !== '' && <figcaption>{picture.caption}</figcaption>}
      </figure>
    </div>
  )
}

function Related({ posts }: { posts: PostCard[] }) {
  if (posts.length === 0) return null
  return (
    <section className="section related" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related">延伸閱讀</h2>
        <div className="cards">
          {posts.map((post) => (
            <PostCardView key={post.id} post={post} headingLevel={3} />
          ))}
        </div>
      </div>
    </section>
  )
}
