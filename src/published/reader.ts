import type { DocumentKind } from './links.ts'
import type {
  CacheTag,
  CountedTerm,
  Crumb,
  Listing,
  MailingListInfo,
  Menu,
  Page,
  Picture,
  Popup,
  Post,
  PostCard,
  Product,
  Site,
  StoredBlock,
  StoredTable,
  TableSource,
  Term,
} from './types.ts'

/** Which posts a listing shows. */
export type PostList = { kind: 'all' } | { kind: 'pinned' } | { kind: 'category' | 'tag' | 'author'; id: number }

/** The same posts of one author come by their date, in the same direction. */
export interface PostOrder {
  by: 'date' | 'title' | 'modified' | 'author'
  direction: 'asc' | 'desc'
}

export interface ListPostsOptions {
  list: PostList
  /** From 1. */
  page: number
  perPage: number
  /** So many are left out before the first page. */
  offset?: number
  /** Newest first, unless it says otherwise. */
  order?: PostOrder
  /** Only posts of the list that have these terms: each of them, or any. None at all: no filter. */
  having?: { terms: Pick<Term, 'kind' | 'id'>[]; join: 'and' | 'or' }
}

interface SitemapEntry {
  href: string
  updatedAt: string
}

export interface PageOutline extends Crumb {
  children: PageOutline[]
}

/**
 * The one door for public reads. Every answer holds published content only, and whatever was read is remembered in `tags`.
 * One reader serves one request.
 */
export interface Reader {
  readonly tags: ReadonlySet<CacheTag>
  site(): Promise<Site>
  findPost(slug: string): Promise<Post | null>
  findPage(path: string): Promise<Page | null>
  /** Somebody who signed a published post, under the name of the newest. */
  findAuthor(id: number): Promise<{ id: number; name: string } | null>
  findTerm(kind: Term['kind'], slug: string): Promise<CountedTerm | null>
  listTerms(kind: Term['kind']): Promise<CountedTerm[]>
  listPosts(options: ListPostsOptions): Promise<Listing>
  /** Cards in the given order; ids that are not published are left out. */
  findCards(ids: number[]): Promise<PostCard[]>
  /** The posts published just before and after this one. */
  findNeighbours(post: Post): Promise<{ older: PostCard | null; newer: PostCard | null }>
  findRelated(post: Post, limit: number): Promise<PostCard[]>
  findPictures(ids: number[]): Promise<Map<number, Picture>>
  /** The name that a stored file gets on the disk of whoever downloads it; `null` when it is none of the media library. */
  findDownloadName(stored: string): Promise<string | null>
  /** Addresses of published documents by id, action anchors for those that open in the page; what is not published is not in the map. */
  findHrefs(kind: DocumentKind, ids: number[]): Promise<Map<number, string>>
  findFragment(id: number): Promise<{ id: number; name: string; layout: StoredBlock[] } | null>
  findMenu(id: number): Promise<Menu | null>
  findPopup(id: number): Promise<Popup | null>
  /** What a sign-up form says about its mailing list. */
  findMailingList(id: number): Promise<MailingListInfo | null>
  /** Every published popup that opens by itself somewhere. */
  listPopups(): Promise<Popup[]>
  /** Everything on sale, newest first. */
  listProducts(): Promise<Product[]>
  /** A table that was read from a file or an address; `null` as long as it was not. */
  findTable(source: TableSource): Promise<StoredTable | null>
  /** Where an address that no longer exists has moved to. */
  findRedirect(path: string): Promise<{ to: string; permanent: boolean } | null>
  /** Where something that came from WordPress is now, by an address that WordPress understood: `/?p=12`, an old file. */
  findOldAddress(url: string): Promise<string | null>
  /** The tree of published pages, for 網站導覽. */
  pageOutline(): Promise<PageOutline[]>
  /** Published addresses, newest first, in slices of at most `limit`. */
  sitemapEntries(part: { kind: 'pages' } | { kind: 'posts'; page: number; limit: number }): Promise<SitemapEntry[]>
  countPosts(): Promise<number>
}
