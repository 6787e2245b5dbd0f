import { createContext, useContext } from 'react'
import { ATTRIBUTE } from './wire.ts'

/** HTML of each slot by name: rendered by the server, or read from the document before hydration. */
export const SlotContext = createContext<Readonly<Record<string, string>>>({})

/** Shows a widget's inner content. React never looks inside, so islands in there live on their own. */
export function Slot({ name, className }: { name: string; className?: string }) {
  const html = useContext(SlotContext)[name]
  return (
    <div
      {...{ [ATTRIBUTE.slot]: name }}
      className={className}
      suppressHydrationWarning
      {...(html !== undefined && { dangerouslySetInnerHTML: { __html: html } })}
    />
  )
}
