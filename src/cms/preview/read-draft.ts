import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Payload, TypedUser } from 'payload'
import type {
  Newsletter,
  Menu as StoredMenu,
  Page as StoredPage,
  Popup as StoredPopup,
  Post as StoredPost,
  Site as StoredSite,
} from '#platform/payload-types.ts'
import { toMenus } from '#published/menus.ts'
import { toPage } from '#published/pages.ts'
import { toPopup } from '#published/popups.ts'
import { toPost } from '#published/posts.ts'
import { blocksOf, type ReadContext } from '#published/read-context.ts'
import { readSite, toSite, withMenus } from '#published/site.ts'
import type { Menu, Page, Popup, Post, Site, StoredBlock } from '#published/types.ts'
import { MOST_ROWS } from '../access/check-amount.ts'
import { isStaff } from '../access/roles.ts'
import { markOfSession, type PreviewTarget } from './token.ts'

export type Draft =
  | { kind: 'post'; post: Post }
  | { kind: 'page'; page: Page }
  | { kind: 'fragment'; name: string; layout: StoredBlock[] }
  | { kind: 'popup'; popup: Popup }
  | { kind: 'menu'; menu: Menu; site: Site }
  | { kind: 'settings'; site: Site }
  | { kind: 'newsletter'; issue: Newsletter }

/**
 * The document as the person of the token sees it: the newest draft, or the form's unsaved fields laid over it. Everything that it
 * refers to is read as the public sees it. `null`: there is no such document, or not for this person, or no such person is signed in any more.
 */
export async function readDraft(
  payload: Payload,
  context: ReadContext,
  target: PreviewTarget,
  unsaved: Record<string, unknown> = {},
): Promise<Draft | null> {
  const { collection, id } = target
  const user = await findStaff(payload, target)
  if (user === null) return null
  if (collection === 'site') {
    const settings = await payload.findGlobal({ slug: 'site', depth: 0, draft: true, overrideAccess: false, user })
    return {
      kind: 'settings',
      site: await toSite(context, { ...settings, brand: { ...settings.brand, ...lookFields(unsaved) } }),
    }
  }
  const wanted = { collection, id, depth: 0, draft: true, trash: true, disableErrors: true } as const
  const stored = await payload.findByID({ ...wanted, overrideAccess: false, user })
  if (stored === null) return null
  const merged = { ...stored, ...formFields(unsaved), id }
  switch (collection) {
    case 'posts':
      return { kind: 'post', post: await toPost(context, presentable(merged) as StoredPost) }
    case 'pages':
      return { kind: 'page', page: await toPage(context, presentable(merged) as StoredPage) }
    case 'menus': {
      const menus = await toMenus(context, [merged as StoredMenu])
      const menu = menus.get(id)
      return menu === undefined ? null : { kind: 'menu', menu, site: withMenus(await readSite(context), menus) }
    }
    case 'newsletters':
      return { kind: 'newsletter', issue: stored as Newsletter }
    case 'popups':
      return { kind: 'popup', popup: { ...toPopup(merged as StoredPopup), layout: blocksOf(Reflect.get(merged, 'layout')) } }
    case 'fragments':
      return {
        kind: 'fragment',
        name: String(Reflect.get(merged, 'name') ?? ''),
        layout: blocksOf(Reflect.get(merged, 'layout')),
      }
  }
}

/** Read anew for every preview: who was dismissed, lost a role or signed out since the token was signed sees nothing more. */
async function findStaff(payload: Payload, { user: id, session }: PreviewTarget): Promise<TypedUser | null> {
  // The one read past the access rules on the site: the caller has checked a signed token for this very person.
  const found = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true })
  const isSignedIn = found?.sessions?.some((one) => markOfSession(one.id) === session && new Date(one.expiresAt) > new Date())
  if (!found || !isSignedIn) return null
  const user: TypedUser = { ...found, collection: 'users' }
  return isStaff(user) ? user : null
}

const Text = Type.String()
const Related = Type.Union([Type.Object({}), Type.Array(Type.Unknown(), { maxItems: MOST_ROWS }), Type.Number(), Type.Null()])
/** The fields that show on a page. */
const FIELDS = {
  title: Text,
  name: Text,
  excerpt: Text,
  summary: Text,
  featuredImage: Related,
  body: Related,
  lead: Text,
  layout: Related,
  look: Type.Object({}),
  categories: Related,
  tags: Related,
  byline: Text,
  publishedAt: Text,
  paper: Text,
  lang: Text,
  template: Text,
}

/** Each of the kind it must be; the form sends much else. */
function formFields(unsaved: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, schema]) => {
      const value = Object.hasOwn(unsaved, name) ? unsaved[name] : undefined
      return Value.Check(schema, value) ? [[name, value]] : []
    }),
  )
}

const Choice = Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()]))
const LookForm = Type.Object({
  scheme: Choice,
  colours: Type.Optional(Type.Union([Type.Object({}), Type.Null()])),
  face: Choice,
  typeface: Type.Optional(Type.Union([Type.Number(), Type.Object({}), Type.Null()])),
  corners: Choice,
  lines: Choice,
  motif: Choice,
  tones: Choice,
})

/** What the form says of the look: it is shown before it is stored. Pictures, and all else around the page, come with the next draft. */
function lookFields({ brand }: Record<string, unknown>): NonNullable<StoredSite['brand']> {
  if (!Value.Check(LookForm, brand)) return {}
  return Object.fromEntries(Object.entries(brand).filter(([name]) => Object.hasOwn(LookForm.properties, name)))
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
