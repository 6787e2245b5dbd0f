import type { Newsletter } from '#platform/payload-types.ts'
import { documentId } from '#published/links.ts'
import type { Reader } from '#published/reader.ts'
import { joinParts, type MailWords } from './lay-out.ts'
import { postsPart } from './posts.ts'
import { richBody } from './rich-body.ts'

/** What an issue says: what the editor wrote, then the posts it tells of, as far as they are published. */
export async function issueBody(
  { body, posts }: Pick<Newsletter, 'body' | 'posts'>,
  reader: Reader,
  siteUrl: string,
): Promise<MailWords> {
  const written = await richBody(body, reader, siteUrl)
  const cards = await reader.findCards((posts ?? []).flatMap((post) => documentId(post) ?? []))
  return cards.length === 0 ? written : joinParts(written, postsPart(cards, siteUrl))
}
