import type { ReactNode } from 'react'
import { isActionHref, type Link } from './link.ts'

const ACTS_AS_BUTTON = { role: 'button', 'aria-haspopup': 'dialog' } as const

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
      {...(isActionHref(href) && ACTS_AS_BUTTON)}
    >
      {children}
      {newTab && <span className="vh">（另開新分頁）</span>}
    </a>
  )
}
