import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

interface StaffViewProps extends Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams' | 'i18n' | 'payload'> {
  className: string
  children: ReactNode
}

/** A view of our own inside the admin's frame, with its menu and head. */
export function StaffView({ initPageResult, params, searchParams, i18n, payload, className, children }: StaffViewProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      viewActions={payload.config.admin.components.actions}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter className={className}>{children}</Gutter>
    </DefaultTemplate>
  )
}
