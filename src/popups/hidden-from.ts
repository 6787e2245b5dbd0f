import type { Role } from '#published/role-names.ts'
import type { Popup } from '#published/types.ts'

/** Whether a popup is kept from somebody who is logged in; a visitor without a session (`null`) may see every one. */
export function isHiddenFrom({ hiddenFor }: Pick<Popup, 'hiddenFor'>, role: Role | null): boolean {
  if (role === null || hiddenFor === 'nobody') return false
  return hiddenFor === 'everybody' || hiddenFor.includes(role)
}
