import type { Look } from '#brand/brand.ts'
import type { OnDemandScript } from '#islands/wire.ts'
import type { MapServices } from '#platform/env/map-services.ts'
import type { Reader } from '#published/reader.ts'
import type { Role } from '#published/role-names.ts'
import type { SearchResult } from '#published/search/types.ts'
import type { CacheTag } from '#published/types.ts'
import type { WidgetFailure } from '#render/context.ts'

export type { SearchHit, SearchResult, TextPart } from '#published/search/types.ts'

/** A request as the site sees it, whatever server carries it. */
export interface SiteRequest {
  method: 'GET' | 'HEAD'
  /** Absolute, on the site's public origin. */
  url: URL
  /** The role of whoever is logged in; absent where the answer is everybody's. */
  findRole?(): Promise<Role | null>
}

/** The parameters of an address that make another page of it, each with the test for values that mean something. */
export type PageParameters = ReadonlyMap<string, (value: string) => boolean>

export interface SiteResponse {
  status: number
  headers: Record<string, string>
  body: string
  /** What the answer was made from. */
  tags: ReadonlySet<CacheTag>
  /** `shared`: the same for everyone, may be kept until one of its tags changes. */
  caching: 'shared' | 'none'
  expiresAt: Date | null
  /** Of pages that have any; nothing else in a query changes a page. */
  parameters?: PageParameters
}

/** Addresses of built files. */
export interface SiteAssets {
  /** Style sheets: the site's own and those of the widgets used. */
  styles(widgets: Iterable<string>): string[]
  /** Those of the widgets alone, for HTML that joins a page later. */
  widgetStyles(widgets: Iterable<string>): string[]
  /** The island loader: the only script a page always gets. */
  loader: string
  /** The script of the live preview. */
  preview: string
  /** The script of a page that is edited. */
  canvas: string
  moduleUrl(widget: string): string
  /** Scripts that a page fetches when a visitor needs them. */
  onDemand: Record<OnDemandScript, string>
}

/** What the site needs from the program that runs it. */
export interface SiteContext {
  /** Public origin without a slash at the end. */
  origin: string
  /** That of the admin. */
  adminOrigin: string
  createReader(): Reader
  search(query: string, page: number): Promise<SearchResult>
  assets: SiteAssets
  /** Gets the typeface of a look ready, if it is the department's own. */
  openFace(look: Look): Promise<void>
  /** Gives a whole page the site's look and the typeface of its headings. */
  dressPage(html: string, look: Look): string
  /** `mailto:…` or `https://…`, for those who found a weakness; `null`: the department's mailbox. */
  securityContact: string | null
  /** Signs the nonces that pages declare. */
  nonceKey: Uint8Array
  now(): Date
  isGalleryOpen: boolean
  mapServices: MapServices
  reportFailure(failure: WidgetFailure): void
}
