import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import type { Role } from '#published/role-names.ts'

type MaybeUser = PayloadRequest['user'] | undefined

function roleOf(user: MaybeUser): Role | null {
  if (user?.collection !== 'users') return null
  return user.role ?? null
}

export function hasRole(user: MaybeUser, ...roles: Role[]): boolean {
  const role = roleOf(user)
  return role !== null && roles.includes(role)
}

/** Staff may enter the admin; subscribers may not. */
export function isStaff(user: MaybeUser): boolean {
  return hasRole(user, 'administrator', 'editor', 'author')
}

/** Editors publish everything, authors their own posts if an administrator lets them; the others ask for it. */
export function mayPublish(user: MaybeUser): boolean {
  return hasRole(user, 'administrator', 'editor') || (hasRole(user, 'author') && user?.mayPublish === true)
}

export const administrators: Access = ({ req }) => hasRole(req.user, 'administrator')
export const editors: Access = ({ req }) => hasRole(req.user, 'administrator', 'editor')
export const staff: Access = ({ req }) => isStaff(req.user)
export const nobody: Access = () => false
export const everybody: Access = () => true
export const administratorsField: FieldAccess = ({ req }) => hasRole(req.user, 'administrator')
export const editorsField: FieldAccess = ({ req }) => hasRole(req.user, 'administrator', 'editor')

/** Editors everything, authors what is theirs, nobody else. */
export const editorsOrOwner: Access = ({ req }) => {
  if (hasRole(req.user, 'administrator', 'editor')) return true
  if (req.user && hasRole(req.user, 'author')) return { author: { equals: req.user.id } }
  return false
}

// Payload leaves trash out only until a caller asks for it, so that the rule itself has to.
const PUBLISHED: Where = { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] }

/** Published documents for the public; drafts for editors, and for authors their own. */
export const publishedOrOwn: Access = ({ req }) => {
  if (hasRole(req.user, 'administrator', 'editor')) return true
  if (req.user && hasRole(req.user, 'author')) return { or: [PUBLISHED, { author: { equals: req.user.id } }] }
  return PUBLISHED
}

/** The same for a global, which is in no trash. */
export const publishedSettings: Access = ({ req }) => (isStaff(req.user) ? true : { _status: { equals: 'published' } })

/** Published documents for the public; drafts for all staff. */
export const publishedOrStaff: Access = ({ req }) => (isStaff(req.user) ? true : PUBLISHED)
