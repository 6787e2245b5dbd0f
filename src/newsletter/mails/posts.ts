import type { PostCard } from '#published/types.ts'
import { escapeHtml } from './html.ts'
import type { MailWords } from './lay-out.ts'

/** Posts that an issue tells of: title, summary and the way to each. */
export function postsPart(cards: readonly PostCard[], siteUrl: string): MailWords {
  const posts = cards.map(({ title, excerpt, href }) => ({ title, excerpt, url: new URL(href, siteUrl).href }))
  return {
    text: posts.map(({ title, excerpt, url }) => [title, excerpt, url].filter((line) => line !== '').join('\n')).join('\n\n'),
    html: (style) =>
      posts
        .map(
          ({ title, excerpt, url }) =>
            `<h2 style="${style.heading}"><a style="${style.link}" href="${escapeHtml(url)}">${escapeHtml(title)}</a></h2><p style="${style.text}">${escapeHtml(excerpt)}</p>`,
        )
        .join(''),
  }
}
