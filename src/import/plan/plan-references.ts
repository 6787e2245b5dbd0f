import { categoryHref, HOME_HREF, newsHref, SEGMENT, tagHref } from '#addresses/documents.ts'
import { originalNames, uploadPath } from '#published/old-uploads.ts'
import { normaliseSource } from '#published/redirect-source.ts'
import type { FileSource, FoundFile, References, Target } from '../conversion/conversion.ts'
import type { PlannedDocument } from './documents.ts'
import type { PlannedFile } from './media.ts'
import type { OldSite } from './old-site.ts'
import type { PlannedTerm } from './terms.ts'

/** How items of the old site are told as ids of the new one; `null` for what did not come along. While an import is planned they stay as they are. */
interface Numbering {
  document(document: PlannedDocument): number | null
  file(file: PlannedFile): number | null
  category(category: PlannedTerm): number | null
  fragment(wpId: number): number | null
}

const OLD_NUMBERS: Numbering = { document: ownNumber, file: ownNumber, category: ownNumber, fragment: (wpId) => wpId }

export interface ReferenceSources {
  old: OldSite
  documents: readonly PlannedDocument[]
  categories: readonly PlannedTerm[]
  tags: readonly PlannedTerm[]
}

export function createPlanReferences({ old, documents, categories, tags }: ReferenceSources, numbers = OLD_NUMBERS): References {
  const origin = originOf(old)
  const hosts = new Set(
    [old.site.siteUrl, old.site.blogUrl, old.site.link].flatMap((url) =>
      URL.canParse(url) ? [bareHost(new URL(url).hostname)] : [],
    ),
  )
  const byId = new Map(documents.map((document) => [document.wpId, document]))
  const byPath = new Map(documents.flatMap((document) => document.oldPaths.map((path) => [path, document] as const)))
  const usable = old.files.filter(({ file }) => file.refusal === null)
  const files = new Map(usable.map(({ file }) => [file.wpId, file]))
  const filesByPath = new Map(usable.map(({ file }) => [file.path.toLowerCase(), file]))
  const filesByLink = new Map(
    usable.flatMap(({ link, file }) => (URL.canParse(link) ? [[normaliseSource(new URL(link).pathname), file] as const] : [])),
  )
  const categoryBySlug = new Map(categories.map((term) => [term.oldSlug, term]))
  const categoryById = new Map(categories.map((term) => [term.wpId, term]))
  const tagBySlug = new Map(tags.map((term) => [normaliseSource(term.oldSlug), term]))
  const areas = new Map([...old.templates].map(([id, { title }]) => [title, id]))

  const documentTarget = (document: PlannedDocument): Target | null => {
    const id = numbers.document(document)
    return id === null ? null : { kind: document.collection === 'posts' ? 'post' : 'page', id, href: document.href }
  }
  const found = (file: PlannedFile): FoundFile | null => {
    const id = numbers.file(file)
    return id === null ? null : { id, href: file.href, title: file.title, extension: file.extension }
  }
  const fileAt = (url: string): PlannedFile | null => {
    const path = uploadPath(photonSource(url))
    if (path === null || !/^https?:|^\//.test(url)) return null
    return (
      originalNames(path.toLowerCase())
        .map((name) => filesByPath.get(name))
        .find((file) => file !== undefined) ?? null
    )
  }

  function ownTarget(url: URL): Target | null {
    const asked = url.searchParams.get('p') ?? url.searchParams.get('page_id')
    const numbered = asked === null ? undefined : byId.get(Number(asked))
    if (numbered !== undefined) return documentTarget(numbered)
    const file = fileAt(url.href) ?? files.get(Number(url.searchParams.get('attachment_id')))
    if (file !== null && file !== undefined) return { kind: 'url', url: file.href }
    const path = normaliseSource(url.pathname)
    const document = byPath.get(path)
    if (document !== undefined) return documentTarget(document)
    const shown = filesByLink.get(path)
    if (shown !== undefined) return { kind: 'url', url: shown.href }
    const [, base, ...rest] = path.split('/')
    const last = rest.filter(Boolean).at(-1) ?? ''
    const category =
      base === SEGMENT.category
        ? categories.find(({ oldPath }) => normaliseSource(oldPath.at(-1) ?? '') === normaliseSource(last))
        : undefined
    const categoryId = category === undefined ? null : numbers.category(category)
    if (category !== undefined && categoryId !== null)
      return { kind: 'category', id: categoryId, href: categoryHref(category.slug) }
    const tag = base === SEGMENT.tag ? tagBySlug.get(normaliseSource(last)) : undefined
    if (tag !== undefined) return { kind: 'url', url: tagHref(tag.slug) }
    if (path === normaliseSource(HOME_HREF) && url.search === '') return { kind: 'url', url: HOME_HREF }
    return path === normaliseSource(newsHref()) ? { kind: 'url', url: newsHref() } : null
  }

  return {
    origin,
    file({ id, url = '' }: FileSource) {
      const file = (id === undefined ? undefined : files.get(id)) ?? fileAt(url)
      return file === null || file === undefined ? null : found(file)
    },
    target(href) {
      if (!URL.canParse(href, origin)) return null
      const url = new URL(href, origin)
      if (!hosts.has(bareHost(url.hostname))) return { kind: 'url', url: href }
      const target = ownTarget(url)
      // A link by id has no room for the place in its page.
      return target === null || url.hash === ''
        ? target
        : { kind: 'url', url: (target.kind === 'url' ? target.url : target.href) + url.hash }
    },
    document(id) {
      const document = byId.get(id)
      return document === undefined ? null : documentTarget(document)
    },
    category(term) {
      const category = typeof term === 'number' ? categoryById.get(term) : categoryBySlug.get(term)
      return category === undefined ? null : numbers.category(category)
    },
    template: (id) => old.templates.get(id) ?? null,
    area(title) {
      const id = areas.get(title)
      return id === undefined ? null : numbers.fragment(id)
    },
    table: (id) => old.tables.get(id) ?? null,
    form: (id) => old.forms.get(id) ?? null,
  }
}

export function originOf({ site }: OldSite): string {
  const url = [site.blogUrl, site.siteUrl, site.link].find((candidate) => URL.canParse(candidate))
  return url === undefined ? 'https://site.invalid' : new URL(url).origin
}

/** With and without `www.` it is one site. */
function bareHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, '')
}

/** Jetpack serves pictures from hosts of its own: `https://i0.wp.com/old.example/…?resize=…`. */
function photonSource(url: string): string {
  return url.replace(/^https?:\/\/i\d\.wp\.com\//, 'https://')
}

function ownNumber({ wpId }: { wpId: number }): number {
  return wpId
}
