import type { ReactNode } from 'react'
import type { Link } from '#published/links.ts'
import { roleOf } from './link-role.ts'

interface SafeLinkProps {
  link: Link
  className?: string
  children: ReactNode
}

/** A link out of settings. A visitor is told before a new tab opens. */
export function SafeLink({ link, className, children }: SafeLinkProps) {
  const { href, isExternal, newTab } = link
  return (
    <a
      className={className}
      href={href}
      target={newTab ? '_blank' : undefined}
      rel={newTab || isExternal ? 'noopener' : undefined}
      {...roleOf(href)}
    >
      {children}
      {newTab && <span className="vh">（另開新分頁）</span>}
    </a>
  )
}
