import { createContext, useContext } from 'react'
import { ATTRIBUTE } from './wire.ts'

/** HTML of what stands inside a widget, by the names that its settings have for it. */
export const InnerHtml = createContext<Readonly<Record<string, string>>>({})

/** Shows a widget's inner content, on the server. Islands in there live on their own. */
export function InnerContent({ name, className }: { name: string; className?: string }) {
  const html = useContext(InnerHtml)[name]
  return (
    <div
      {...{ [ATTRIBUTE.slot]: name }}
      className={className}
      {...(html !== undefined && { dangerouslySetInnerHTML: { __html: html } })}
    />
  )
}
