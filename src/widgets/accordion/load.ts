import type { LoadContext } from '../define-widget.ts'
import type { SettingsOf } from '../settings/define-settings.ts'
import type { AccordionData } from './model.ts'
import type { accordionSettings } from './settings.ts'

export function loadAccordion(
  { items, faqSchema }: SettingsOf<typeof accordionSettings>,
  { slotText }: LoadContext,
): AccordionData {
  if (!faqSchema) return { answers: null }
  return { answers: items.map(({ text, content }) => [slotText(text), slotText(content)].filter(Boolean).join('\n')) }
}
