import { newsHref } from '#addresses/documents.ts'
import { PostCardView } from '#kit/posts/post-card.tsx'
import type { PostCard, Site } from '#published/types.ts'
import { hasMainHeading, LayoutHtml } from '../../ui/layout-html.tsx'

/** A page has one `h1`; usually it is the hero's. */
export function HomePage({ name, html }: { name: string; html: string }) {
  return (
    <>
      {!hasMainHeading(html) && <h1 className="vh">{name}</h1>}
      <LayoutHtml className="page page--wide" html={html} />
    </>
  )
}

/** The home page until editors make their own. */
export function PlainHomePage({ name, site, posts }: { name: string; site: Site; posts: PostCard[] }) {
  return (
    <>
      <header className="wrap lhead">
        <div className="lhead__row">
          <h1>{name}</h1>
          {site.description !== '' && <p>{site.description}</p>}
        </div>
      </header>
      {posts.length > 0 && (
        <section className="section" aria-labelledby="latest">
          <div className="wrap">
            <h2 id="latest">最新消息</h2>
            <div className="cards">
              {posts.map((post) => (
                <PostCardView key={post.id} post={post} headingLevel={3} />
              ))}
            </div>
            <a className="more" href={newsHref()}>
              全部消息
            </a>
          </div>
        </section>
      )}
    </>
  )
}
