import type { Link } from '#published/links.ts'
import { SafeLink } from './safe-link.tsx'

type ButtonStyle = 'zhu' | 'ink' | 'paper' | 'line'

interface ButtonLinkProps {
  label: string
  link: Link | null
  style: ButtonStyle
  size?: 'normal' | 'small'
}

const STYLES: Record<ButtonStyle, string> = { zhu: '', ink: ' btn--ink', paper: ' btn--paper', line: ' btn--line' }

/** Nothing when there are no words on it or nowhere to go. */
export function ButtonLink({ label, link, style, size = 'normal' }: ButtonLinkProps) {
  if (label === '' || link === null) return null
  return (
    <SafeLink link={link} className={`btn${STYLES[style]}${size === 'small' ? ' btn--sm' : ''}`}>
      {label}
    </SafeLink>
  )
}
