import { type GlobalAfterChangeHook, type GlobalBeforeValidateHook, ValidationError } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import type { AccountRule } from '#platform/payload-types.ts'
import { hasSecondFactor } from './need.ts'

/** Whoever asks it of others has it themselves: an administrator who can't get in again could not take it back either. */
export const refuseToLockOneselfOut: GlobalBeforeValidateHook = async ({ data, req }) => {
  const { user } = req
  const required: AccountRule['requiredFor'] = data?.requiredFor ?? []
  const isOwn = user?.collection === 'users' && required?.some((role) => role === user.role)
  if (isOwn && !(await hasSecondFactor(req, user.id))) {
    const message = '請先在「帳號」裡為自己設定兩步驟驗證，再要求這個角色都要有。'
    throw new ValidationError({ global: 'account-rules', errors: [{ path: 'requiredFor', message }] }, req.t)
  }
  return data
}

/** Who is signed in without what is required now signs in anew, and sets it up on the way. */
export const applyRequirement: GlobalAfterChangeHook = async ({ doc, req }) => {
  const sql = await sqlOf(req.payload, req)
  for (const role of (doc as AccountRule).requiredFor ?? []) {
    await sql.run(
      `delete from users_sessions where _parent_id in (select id from users where role = ? and not exists
        (select 1 from second_factors where account = users.id and kind <> 'recovery'))`,
      [role],
    )
  }
  return doc
}
