import type { Payload, TypedUser } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { NO_INVITATION_MAIL } from '#cms/accounts/no-mail.ts'
import { ROLE_LABELS, ROLES } from '#published/role-names.ts'
import { InvitationForm } from '../desk/invitation-form.tsx'

/** Above the list of users, for administrators. */
export function Invitation({ payload, user }: { payload: Payload; user?: TypedUser | null }) {
  if (!user || !hasRole(user, 'administrator')) return null
  const { sendsMail } = payload.config.custom as { sendsMail: boolean }
  return (
    <details className="lectern-invitation">
      <summary>邀請同事</summary>
      {sendsMail ? (
        <InvitationForm roles={ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))} />
      ) : (
        <p>{NO_INVITATION_MAIL}</p>
      )}
    </details>
  )
}
