import { useRef } from 'react'
import { Slot } from '#islands/slot.tsx'
import type { ViewProps } from '../define-widget.ts'
import type { SettingsOf } from '../settings/define-settings.ts'
import { JsonLd } from '../shared/json-ld.tsx'
import { type AccordionData, faqSchemaOf, initiallyOpen } from './model.ts'
import type { accordionSettings } from './settings.ts'
import { useOpenItems } from './use-open-items.ts'

/*
 * `<details>` instead of the APG's button and region: it opens without script, before hydration and by find-in-page, Enter and
 * Space work by themselves, screen readers announce it as expanded or collapsed, and the heading inside `<summary>` keeps the
 * outline. React never owns `open`, so a visitor who was faster than the script loses nothing.
 */
export function AccordionView({ id, settings, data }: ViewProps<SettingsOf<typeof accordionSettings>, AccordionData>) {
  const { items, keepFirstOpen, level, style, iconPosition, showNumbers } = settings
  const root = useRef<HTMLDivElement>(null)
  useOpenItems(root)
  if (items.length === 0) return null

  const open = initiallyOpen(items, keepFirstOpen)
  // The browser lets one of a named group be open, at the start too; where the editor wants more, the script takes over.
  const group = open.filter(Boolean).length > 1 ? undefined : id
  const Heading = `h${level}` as const
  return (
    <div className="w-accordion" ref={root} data-style={style} data-icon={iconPosition} data-numbers={showNumbers || undefined}>
      {items.map((item, index) => (
        <details
          key={item.id}
          className="w-accordion__item"
          id={item.anchor || `${id}-${item.id}`}
          name={group}
          open={open[index]}
          suppressHydrationWarning
        >
          <summary className="w-accordion__summary">
            <Heading className="w-accordion__title">{item.title}</Heading>
          </summary>
          <div className="w-accordion__panel">
            {item.text !== '' && <Slot name={item.text} className="prose" />}
            {item.content !== '' && <Slot name={item.content} className="flow" />}
          </div>
        </details>
      ))}
      {data.answers !== null && <JsonLd value={faqSchemaOf(items, data.answers)} />}
    </div>
  )
}
