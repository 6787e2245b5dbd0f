import type { Role } from '#published/role-names.ts'
import type { Popup } from '#published/types.ts'

/** Whether a popup is for somebody; `role` is `null` for a visitor who is not logged in. */
export function isFor({ audience }: Pick<Popup, 'audience'>, role: Role | null): boolean {
  if (audience === 'everybody') return true
  if (audience === 'guests') return role === null
  if (audience === 'members') return role !== null
  if ('without' in audience) return role === null || !audience.without.includes(role)
  return role !== null && audience.only.includes(role)
}
