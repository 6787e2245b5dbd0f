/** From the fewest rights to the most. */
export const ROLES = ['anonymous', 'subscriber', 'author', 'editor', 'administrator'] as const
export type Role = (typeof ROLES)[number]

export interface Route {
  /** A collection, `globals/<global>`, or empty for the root of the API. */
  owner: string
  method: string
  path: string
}

/** The least role that is let in. `open`: no session at all is needed; `nobody`: not even an administrator. */
export type LeastRole = Role | 'open' | 'nobody'

interface Rights {
  read: LeastRole
  versions: LeastRole
  create: LeastRole
  update: LeastRole
  remove: LeastRole
}

const CONTENT: Rights = { read: 'author', versions: 'editor', create: 'editor', update: 'editor', remove: 'editor' }
const PLAIN: Rights = { ...CONTENT, versions: 'nobody' }
const CLOSED: Rights = { read: 'nobody', versions: 'nobody', create: 'nobody', update: 'nobody', remove: 'nobody' }
const RECORDS: Rights = { ...CLOSED, read: 'editor' }

const RIGHTS: Record<string, Rights> = {
  posts: { read: 'author', versions: 'author', create: 'author', update: 'author', remove: 'author' },
  pages: CONTENT,
  fragments: CONTENT,
  patterns: { read: 'author', versions: 'nobody', create: 'author', update: 'author', remove: 'author' },
  popups: CONTENT,
  products: CONTENT,
  media: { ...PLAIN, create: 'author', update: 'author' },
  typefaces: { ...PLAIN, create: 'administrator', update: 'administrator', remove: 'administrator' },
  categories: PLAIN,
  tags: PLAIN,
  menus: CONTENT,
  redirects: PLAIN,
  'mailing-lists': PLAIN,
  newsletters: { ...PLAIN, read: 'editor' },
  subscribers: { ...PLAIN, read: 'editor' },
  'form-answers': { ...RECORDS, remove: 'editor' },
  'suppressed-addresses': { ...RECORDS, create: 'editor', remove: 'editor' },
  outbox: RECORDS,
  users: { ...PLAIN, create: 'administrator', update: 'author', remove: 'administrator' },
  tables: CLOSED,
  changes: CLOSED,
  'import-items': { ...CLOSED, read: 'administrator' },
  'import-runs': { ...CLOSED, read: 'administrator' },
  'review-requests': CLOSED,
  comments: CLOSED,
  'subscriber-tokens': CLOSED,
  'payload-kv': CLOSED,
  'payload-jobs': CLOSED,
  'payload-locked-documents': { ...CLOSED, read: 'author' },
  'payload-preferences': { ...CLOSED, read: 'author' },
  'globals/site': { ...PLAIN, create: 'editor' },
  'globals/account-rules': { ...CLOSED, read: 'administrator', create: 'administrator' },
}

/** What each of the usual endpoints needs. A global is written by `POST /`. */
const FAMILIES: Record<string, keyof Rights> = {
  'GET /': 'read',
  'GET /:id': 'read',
  'GET /count': 'read',
  'GET /file/:filename': 'read',
  'GET /versions': 'versions',
  'GET /versions/:id': 'versions',
  'POST /versions/:id': 'versions',
  'POST /': 'create',
  'POST /:id/duplicate': 'create',
  'PATCH /': 'update',
  'PATCH /:id': 'update',
  'DELETE /': 'remove',
  'DELETE /:id': 'remove',
}

/** What is no usual endpoint, or has a rule of its own. */
const OTHERS: Record<string, LeastRole> = {
  'GET /access': 'author',
  'POST /access/:id?': 'author',
  'POST /access': 'author',
  'POST /proofread': 'author',
  'GET /:id/uses': 'author',
  'GET /:id/original': 'author',
  'GET /folders': 'author',
  'GET /audit/export': 'administrator',
  'POST /health/check': 'administrator',
  'POST /dead-links/check': 'editor',
  'GET /:id/sessions': 'author',
  'POST /:id/end-sessions': 'author',
  'GET /desk/search': 'author',
  'GET /desk/recent': 'author',
  'GET /desk/public-page': 'author',
  'GET /desk/discussion': 'author',
  'POST /desk/comments': 'author',
  'POST /desk/comments/remove': 'author',
  'POST /desk/reviews': 'author',
  'POST /desk/reviews/withdraw': 'author',
  'POST /desk/reviews/return': 'editor',
  'POST /first-day/pages': 'editor',
  'POST /first-day/menu': 'editor',
  'POST /first-day/demo': 'administrator',
  'POST /first-day/files/:file': 'administrator',
  'POST /first-day/plan': 'administrator',
  'POST /first-day/import': 'administrator',
  'GET /first-day/work': 'administrator',
  'GET /first-day/report': 'administrator',
  'GET /:key': 'author',
  'POST /:key': 'author',
  'DELETE /:key': 'nobody',
  'GET /:id/recipients': 'editor',
  'POST /:id/test': 'editor',
  'POST /:id/send': 'editor',
  'POST /:id/schedule': 'editor',
  'POST /:id/unschedule': 'editor',
  'GET /:id/person': 'editor',
  'POST /:id/forget': 'editor',
  'POST /:id/forget-for-good': 'editor',
  'GET /:id/export': 'editor',
  'POST /:id/retry': 'editor',
  'POST /:id/unlock': 'administrator',
  'GET /:id/second-factor': 'author',
  'POST /second-factor/begin': 'author',
  'POST /second-factor/totp': 'author',
  'POST /second-factor/passkey/begin': 'author',
  'POST /second-factor/passkey': 'author',
  'POST /second-factor/codes': 'author',
  'POST /second-factor/remove': 'author',
  'POST /:id/reset-second-factor': 'administrator',
  'POST /invite': 'administrator',
  'POST /:id/invite': 'administrator',
  // Says who one is, and of strangers that they are nobody: the sign-in page asks.
  'GET /me': 'open',
  'POST /login': 'open',
  'POST /logout': 'open',
  'POST /forgot-password': 'open',
  'POST /reset-password': 'open',
  'POST /first-register': 'open',
  'POST /second-step': 'open',
  'POST /second-step/setup': 'open',
  'POST /second-step/passkey': 'open',
  'POST /refresh-token': 'subscriber',
  'GET /init': 'nobody',
  'POST /unlock': 'nobody',
  'POST /verify/:id': 'nobody',
  'GET /paste-url/:id?': 'nobody',
  'GET /run': 'nobody',
  'GET /handle-schedules': 'nobody',
}

/** Who owns an account may read and change it, whatever their role; and what looks like a version of a preference is one by its key. */
const EXCEPTIONS: Record<string, LeastRole> = {
  'users GET /:id': 'subscriber',
  'users PATCH /:id': 'subscriber',
  'payload-preferences GET /versions': 'author',
  'payload-preferences GET /': 'nobody',
  // Listed by the admin's own pages alone.
  'globals/site POST /versions/:id': 'editor',
}

/** Where the rule asks whose it is, or in which state: a document that does not exist is refused as another one's is. */
const BY_DOCUMENT =
  /^(?:posts|media|patterns|newsletters|users|payload-locked-documents) (?:PATCH|DELETE|POST|GET) \/(?:versions\/)?:id/

/** `null` for a route that nobody has thought about. */
export function leastRoleFor({ owner, method, path }: Route): LeastRole | null {
  const name = `${method} ${path}`
  if (owner === 'payload-jobs' || owner === 'payload-kv') return 'nobody'
  const family = FAMILIES[name]
  return EXCEPTIONS[`${owner} ${name}`] ?? OTHERS[name] ?? (family === undefined ? null : (RIGHTS[owner]?.[family] ?? null))
}

export function asksAboutDocument({ owner, method, path }: Route): boolean {
  return BY_DOCUMENT.test(`${owner} ${method} ${path}`)
}
