import { loadPanes, type PanesContext } from '#kit/panes/load-panes.ts'
import { initiallyOpen } from '#kit/panes/model.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import type { AccordionData } from './model.ts'
import type { accordionSettings } from './settings.ts'

export async function loadAccordion(
  { items, keepFirstOpen, isLazy, faqSchema }: SettingsOf<typeof accordionSettings>,
  context: PanesContext & LoadContext<'slotText'>,
): Promise<AccordionData> {
  const { slotText } = context
  return {
    panes: await loadPanes(items, initiallyOpen(items, keepFirstOpen), isLazy, context),
    answers: faqSchema ? items.map(({ text, content }) => [slotText(text), slotText(content)].filter(Boolean).join('\n')) : null,
  }
}
