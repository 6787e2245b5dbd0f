import { isValidElement, type ReactNode } from 'react'
import type { Link } from '#published/links.ts'
import { roleOf } from './link-role.ts'
import { newTabNote } from './new-tab.ts'

interface SafeLinkProps {
  link: Link
  className?: string
  children: ReactNode
}

/** A link out of settings. A visitor is told before a new tab opens. */
export function SafeLink({ link, className, children }: SafeLinkProps) {
  const { href, isExternal, newTab } = link
  const note = newTab ? newTabNote(wordsIn(children)) : ''
  return (
    <a
      className={className}
      href={href}
      target={newTab ? '_blank' : undefined}
      rel={newTab || isExternal ? 'noopener' : undefined}
      {...roleOf(href)}
    >
      {children}
      {note !== '' && <span className="vh">{note}</span>}
    </a>
  )
}

function wordsIn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsIn).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return wordsIn(node.props.children)
  return typeof node === 'string' ? node : ''
}
