import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../components/logo.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Payload's page of the same address, with what comes after the password. */
export function SignInView({ initPageResult, searchParams, payload }: AdminViewServerProps) {
  const { admin } = payload.config.routes
  if (initPageResult.req.user) redirect(getSafeRedirect({ fallbackTo: admin, redirectTo: searchParams?.redirect ?? '' }))
  return (
    <>
      <div className="login__brand">
        <Logo payload={payload} />
      </div>
      <SignInForm />
    </>
  )
}
