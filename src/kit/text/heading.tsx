import type { ReactNode } from 'react'

export type HeadingLevel = 2 | 3 | 4

interface HeadingProps {
  level: HeadingLevel
  className?: string
  children: ReactNode
}

export function Heading({ level, className, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag className={className}>{children}</Tag>
}
