import type { PayloadRequest } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import type { Role } from '#published/role-names.ts'
import { findFactors, isSecondFactor } from './store.ts'

/** What is asked of an account after its password: something that it has, or to get something first. `none`: nothing. */
export type Need = 'none' | 'proof' | 'setup'

export async function needOf(req: PayloadRequest, account: { id: number; role?: Role | null }): Promise<Need> {
  if (await hasSecondFactor(req, account.id)) return 'proof'
  return (await isRequiredFor(req, account.role)) ? 'setup' : 'none'
}

export async function hasSecondFactor(req: PayloadRequest, account: number): Promise<boolean> {
  return (await findFactors(await sqlOf(req.payload, req), account)).some(isSecondFactor)
}

export async function isRequiredFor(req: PayloadRequest, role: Role | null | undefined): Promise<boolean> {
  const { requiredFor } = await req.payload.findGlobal({ slug: 'account-rules', depth: 0, overrideAccess: true, req })
  return (requiredFor ?? []).some((required) => required === role)
}
