import type { Payload, TypedUser } from 'payload'
import type { Page as StoredPage, Post as StoredPost } from '#platform/payload-types.ts'
import { toPage } from '#published/pages.ts'
import { toPost } from '#published/posts.ts'
import { blocksOf, type ReadContext } from '#published/read-context.ts'
import type { Page, Post, StoredBlock } from '#published/types.ts'
import { isStaff } from '../access/roles.ts'
import type { PreviewTarget } from './token.ts'

export type Draft =
  | { kind: 'post'; post: Post }
  | { kind: 'page'; page: Page }
  | { kind: 'fragment'; name: string; layout: StoredBlock[] }

/**
 * The document as the person of the token sees it: the newest draft, or the form's unsaved fields laid over it. Everything that it
 * refers to is read as the public sees it. `null`: there is no such document, or not for this person, or no such person any more.
 */
export async function readDraft(
  payload: Payload,
  context: ReadContext,
  { collection, id, user: userId }: PreviewTarget,
  unsaved: Record<string, unknown> = {},
): Promise<Draft | null> {
  const user = await findStaff(payload, userId)
  if (user === null) return null
  const wanted = { collection, id, depth: 0, draft: true, trash: true, disableErrors: true } as const
  const stored = await payload.findByID({ ...wanted, overrideAccess: false, user })
  if (stored === null) return null
  const merged = { ...stored, ...formFields(unsaved), id }
  switch (collection) {
    case 'posts':
      return { kind: 'post', post: await toPost(context, presentable(merged) as StoredPost) }
    case 'pages':
      return { kind: 'page', page: await toPage(context, presentable(merged) as StoredPage) }
    case 'fragments':
    case 'popups':
      return {
        kind: 'fragment',
        name: String(Reflect.get(merged, 'name') ?? ''),
        layout: blocksOf(Reflect.get(merged, 'layout')),
      }
  }
}

/** Read anew for every preview: who was dismissed or lost a role since the token was signed sees nothing more. */
async function findStaff(payload: Payload, id: number): Promise<TypedUser | null> {
  // The one read past the access rules on the site: the caller has checked a signed token for this very person.
  const found = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true })
  const user: TypedUser | null = found === null ? null : { ...found, collection: 'users' }
  return isStaff(user) ? user : null
}

const FIELDS = [
  'title',
  'name',
  'excerpt',
  'summary',
  'featuredImage',
  'body',
  'lead',
  'layout',
  'categories',
  'tags',
  'byline',
  'publishedAt',
  'paper',
  'lang',
  'template',
]
const TEXTS = new Set(['title', 'name', 'excerpt', 'summary', 'lead', 'byline', 'publishedAt', 'paper', 'lang', 'template'])

/** The fields that show on a page, each of the kind it must be; the form sends much else. */
function formFields(unsaved: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = Object.hasOwn(unsaved, name) ? unsaved[name] : undefined
      if (value === undefined) return []
      const isFit = TEXTS.has(name) ? typeof value === 'string' : typeof value === 'object' || typeof value === 'number'
      return isFit ? [[name, value]] : []
    }),
  )
}

/** A draft may lack what a published document always has. */
function presentable<T extends object>(document: T): T & { title: string; publishedAt: string } {
  const { title, publishedAt } = document as { title?: unknown; publishedAt?: unknown }
  const moment = typeof publishedAt === 'string' ? new Date(publishedAt) : new Date()
  return {
    ...document,
    title: typeof title === 'string' && title.trim() !== '' ? title : '（未命名）',
    publishedAt: (Number.isNaN(moment.getTime()) ? new Date() : moment).toISOString(),
  }
}
