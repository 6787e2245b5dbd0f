import { pageHref, postHref } from '#addresses/documents.ts'
import { RESERVED_SEGMENTS } from '#addresses/reserved.ts'
import { normaliseSource } from '#published/redirect-source.ts'
import { cutText, lengthOf, oneLine } from '../conversion/words.ts'
import { textOfHtml } from '../html/dom.ts'
import type { ItemHead } from '../staging/item-head.ts'
import { allMetaOf } from '../wxr/items.ts'
import { claimSlug, planSlug } from './slugs.ts'
import { type Decision, momentOf } from './status.ts'

const LONGEST_TITLE = 120
const MAX_PAGE_DEPTH = 6

export interface PlannedDocument {
  wpId: number
  wpType: string
  collection: 'posts' | 'pages'
  title: string
  slug: string
  /** Of a page, without slashes at its ends; the empty path is the home page. */
  path: string
  /** The page above, by its number on the old site; 0 at the top. */
  parent: number
  isHome: boolean
  href: string
  decision: Decision
  publishedAt: string | null
  updatedAt: string | null
  isSticky: boolean
  /** Addresses at which the old site had it, normalised. */
  oldPaths: string[]
  /** What the plan changed, in Chinese. */
  changes: string[]
  comments: number
}

export interface DocumentOptions {
  decide(head: ItemHead): Decision
  origin: string
}

/** Titles, slugs, paths and parents of everything that becomes a post or a page. */
export function planDocuments(heads: readonly ItemHead[], { decide, origin }: DocumentOptions): PlannedDocument[] {
  const kept = heads.flatMap((head) => {
    const decision = decide(head)
    return decision.fate === 'skip' ? [] : [{ head, decision }]
  })
  const pages = new Map(kept.filter(({ head }) => isPage(head)).map(({ head }) => [head.id, head]))
  const home = findHome([...pages.values()], origin)
  const postSlugs = new Set<string>()
  const paths = new Set<string>([''])
  const planned = new Map<number, PlannedDocument>()

  function planPage(head: ItemHead, decision: Decision, below: readonly number[]): PlannedDocument {
    const done = planned.get(head.id)
    if (done !== undefined) return done
    const changes: string[] = []
    const above = pages.get(head.parent)
    const isDeep = below.length >= MAX_PAGE_DEPTH
    const isCircle = below.includes(head.parent) || head.parent === head.id
    if (above !== undefined && (isDeep || isCircle)) changes.push('上層頁面超過六層或互為上層，改放在最上層')
    const holder = above === undefined || isDeep || isCircle ? null : planPage(above, decide(above), [...below, head.id])
    const isHome = head.id === home
    const slug = planSlug(head.slug, head.title)
    const path = isHome ? '' : claimPath(holder, slug, paths)
    const own = path.split('/').at(-1) ?? ''
    if (own !== slug && !isHome) changes.push(`網址代稱「${slug}」已有人用或由系統使用，改為「${own}」`)
    const document = common(head, decision, changes, {
      collection: 'pages',
      slug: isHome ? '' : own,
      path,
      parent: isHome ? 0 : (holder?.wpId ?? 0),
      isHome,
      href: pageHref(path),
    })
    planned.set(head.id, document)
    return document
  }

  for (const { head, decision } of kept) {
    if (isPage(head)) planPage(head, decision, [])
    else {
      const slug = planSlug(head.slug, head.title)
      const free = claimSlug(slug, postSlugs)
      const changes = free === slug ? [] : [`網址代稱「${slug}」已有人用，改為「${free}」`]
      const place = { collection: 'posts', slug: free, path: '', parent: 0, isHome: false, href: postHref(free) } as const
      planned.set(head.id, common(head, decision, changes, place))
    }
  }
  return [...planned.values()]
}

type Place = Pick<PlannedDocument, 'collection' | 'slug' | 'path' | 'parent' | 'isHome' | 'href'>

function common(head: ItemHead, decision: Decision, changes: string[], place: Place): PlannedDocument {
  const whole = oneLine(textOfHtml(head.title))
  // Drafts without a title are swept away at night.
  const title = whole === '' ? `未命名草稿 #${head.id}` : cutText(whole, LONGEST_TITLE)
  if (whole === '') changes.push('沒有標題')
  if (lengthOf(whole) > LONGEST_TITLE) changes.push(`標題 ${lengthOf(whole)} 個字，只留 ${LONGEST_TITLE} 個字`)
  return {
    ...place,
    wpId: head.id,
    wpType: head.type,
    title,
    decision: whole === '' && decision.fate === 'publish' ? { fate: 'draft', reason: '' } : decision,
    publishedAt: momentOf(head.dateGmt, head.date),
    updatedAt: momentOf(head.modifiedGmt, head.modified),
    isSticky: head.isSticky,
    oldPaths: oldPathsOf(head),
    changes,
    comments: head.comments,
  }
}

function isPage({ type }: ItemHead): boolean {
  return type === 'page' || type === 'e-landing-page'
}

/** The page whose address is that of the site; the export says nothing else about it. */
function findHome(pages: readonly ItemHead[], origin: string): number | null {
  const found = pages.find(
    ({ link }) =>
      URL.canParse(link) && new URL(link).origin === origin && new URL(link).pathname === '/' && new URL(link).search === '',
  )
  return found?.id ?? null
}

/** Below its holder; what the site itself answers is no address for a page. */
function claimPath(holder: PlannedDocument | null, slug: string, taken: Set<string>): string {
  const pathWith = (part: string) => [holder?.path, part].filter(Boolean).join('/')
  const isFree = (path: string) => !taken.has(path) && !RESERVED_SEGMENTS.has(path.split('/')[0] ?? '')
  let path = pathWith(slug)
  for (let number = 2; !isFree(path); number++) path = pathWith(`${slug}-${number}`)
  taken.add(path)
  return path
}

/** Its address, and those that it had before its slug was changed. */
function oldPathsOf(head: ItemHead): string[] {
  if (!URL.canParse(head.link)) return []
  const { pathname, search } = new URL(head.link)
  if (search !== '' || pathname === '/') return []
  const own = normaliseSource(pathname)
  const segments = own.split('/')
  const at = segments.findLastIndex((segment) => segment !== '')
  const earlier = allMetaOf(head, '_wp_old_slug').map((slug) => normaliseSource(segments.with(at, slug).join('/')))
  return [...new Set([own, ...earlier])]
}
