import { JsonLd } from '#kit/json-ld.tsx'
import { PaneContent } from '#kit/panes/pane-content.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { type AccordionData, faqSchemaOf } from './model.ts'
import type { accordionSettings } from './settings.ts'

/*
 * `<details>` instead of the APG's button and region: it opens without script, before it is enhanced and by find-in-page,
 * Enter and Space work by themselves, screen readers announce it as expanded or collapsed, and the heading inside `<summary>`
 * keeps the outline.
 */
export function AccordionView({ id, settings, data }: ViewProps<SettingsOf<typeof accordionSettings>, AccordionData>) {
  const { items, level, style, iconPosition, showNumbers } = settings
  if (items.length === 0) return null

  // The browser lets one of a named group be open, at the start too; where the editor wants more, the script takes over.
  const group = data.panes.filter(({ isOpen }) => isOpen).length > 1 ? undefined : id
  const Heading = `h${level}` as const
  return (
    <div className="w-accordion" data-style={style} data-icon={iconPosition} data-numbers={showNumbers || undefined}>
      {items.map((item, index) => {
        const pane = data.panes[index]
        return (
          pane && (
            <details key={item.id} className="w-accordion__item" id={pane.handler} name={group} open={pane.isOpen}>
              <summary className="w-accordion__summary">
                <Heading className="w-accordion__title">{item.title}</Heading>
              </summary>
              <div className="w-accordion__panel">
                <PaneContent item={item} pane={pane} />
              </div>
            </details>
          )
        )
      })}
      {data.answers !== null && <JsonLd value={faqSchemaOf(items, data.answers)} />}
    </div>
  )
}
