import { categoryHref, feedHref, newsHref, SEGMENT, tagHref } from '#addresses/documents.ts'
import { isRedirectSource, normaliseSource } from '#published/redirect-source.ts'
import type { PlannedDocument } from './documents.ts'
import type { PlannedFile } from './media.ts'
import type { PlannedUser } from './people.ts'
import type { PlannedTerm } from './terms.ts'

const LONGEST_SOURCE = 500

export interface PlannedRedirect {
  from: string
  kind: 'post' | 'page' | 'url'
  /** Of a post or a page, by its number on the old site. */
  wpId: number
  /** Of any other address. */
  to: string
}

export interface RedirectSources {
  documents: readonly PlannedDocument[]
  categories: readonly PlannedTerm[]
  tags: readonly PlannedTerm[]
  users: readonly PlannedUser[]
  /** Pages of attachments, with the file that each shows. */
  attachments: readonly { link: string; file: PlannedFile }[]
}

export interface PlannedRedirects {
  redirects: PlannedRedirect[]
  /** Sources that two things want; the first has it. */
  conflicts: string[]
}

/** One hop from every address that the export shows to what is there now. An address that lives on is none. */
export function planRedirects({ documents, categories, tags, users, attachments }: RedirectSources): PlannedRedirects {
  const live = new Set([
    ...documents.filter(({ decision }) => decision.fate === 'publish').map(({ href }) => normaliseSource(href)),
    ...categories.map(({ slug }) => normaliseSource(categoryHref(slug))),
    ...tags.map(({ slug }) => normaliseSource(tagHref(slug))),
    ...[newsHref(), feedHref()].map(normaliseSource),
  ])
  const redirects = new Map<string, PlannedRedirect>()
  const conflicts: string[] = []
  const add = (source: string, target: Omit<PlannedRedirect, 'from'>) => {
    const from = normaliseSource(source)
    if (from === '/' || live.has(from) || !isRedirectSource(from) || from.length > LONGEST_SOURCE) return
    const there = redirects.get(from)
    if (there === undefined) redirects.set(from, { from, ...target })
    else if (there.wpId !== target.wpId || there.to !== target.to) conflicts.push(from)
  }
  const addUrl = (source: string, to: string) => add(source, { kind: 'url', wpId: 0, to })

  for (const { collection, wpId, oldPaths } of documents) {
    for (const path of oldPaths) {
      add(path, { kind: collection === 'posts' ? 'post' : 'page', wpId, to: '' })
      if (!path.endsWith('.html/')) continue
      add(path.replace(/\.html\/$/, ''), { kind: collection === 'posts' ? 'post' : 'page', wpId, to: '' })
    }
  }
  for (const { oldPath, slug } of categories) addUrl(`${CATEGORY_BASE}${oldPath.join('/')}`, categoryHref(slug))
  for (const { oldSlug, slug } of tags) addUrl(`${TAG_BASE}${oldSlug}`, tagHref(slug))
  for (const { login } of users) addUrl(`${AUTHOR_BASE}${login}`, newsHref())
  for (const { link, file } of attachments)
    if (URL.canParse(link) && new URL(link).search === '') addUrl(new URL(link).pathname, file.href)
  addUrl(`${feedHref()}rdf`, feedHref())
  addUrl(`/comments${feedHref()}`, feedHref())
  for (const month of monthsOf(documents)) addUrl(`/${month}`, newsHref())
  return { redirects: [...redirects.values()], conflicts: [...new Set(conflicts)] }
}

const CATEGORY_BASE = `/${SEGMENT.category}/`
const TAG_BASE = `/${SEGMENT.tag}/`
const AUTHOR_BASE = `/${SEGMENT.author}/`

/** Of date archives: `2024` and `2024/05`. */
function monthsOf(documents: readonly PlannedDocument[]): string[] {
  const days = documents.flatMap(({ collection, publishedAt }) =>
    collection === 'posts' && publishedAt !== null ? [publishedAt] : [],
  )
  return [...new Set(days.flatMap((day) => [day.slice(0, 4), day.slice(0, 7).replace('-', '/')]))]
}
