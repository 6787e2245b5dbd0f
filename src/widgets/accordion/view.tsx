import { JsonLd } from '#kit/json-ld.tsx'
import { PaneContent } from '#kit/panes/pane-content.tsx'
import type { HeadingLevel } from '#kit/text/heading.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { Accordion } from './client.tsx'
import { type AccordionData, faqSchemaOf } from './model.ts'
import type { accordionSettings } from './settings.ts'

export function AccordionView({ id, settings, data }: ViewProps<SettingsOf<typeof accordionSettings>, AccordionData>) {
  const { items, level, style, iconPosition, showNumbers } = settings
  const { panes, answers } = data
  if (items.length === 0) return null
  return (
    <Accordion
      // It opens and closes without a script; the loader wakes it when the address names one of its items.
      when="interaction"
      style={style}
      icon={iconPosition}
      hasNumbers={showNumbers}
      level={Number(level) as HeadingLevel}
      group={panes.filter(({ isOpen }) => isOpen).length > 1 ? undefined : id}
      items={items.flatMap((item, index) => {
        const pane = panes[index]
        if (pane === undefined) return []
        const { handler, isOpen, lazyFragment } = pane
        const content = <PaneContent key={handler} item={item} pane={pane} />
        return { handler, title: item.title, isOpen, lazyFragment, content }
      })}
      schema={answers && <JsonLd value={faqSchemaOf(items, answers)} />}
    />
  )
}
