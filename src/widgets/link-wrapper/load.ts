import { cropText } from '#kit/text/crop-text.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import { LINK_NAME } from './messages.ts'
import type { linkWrapperSettings } from './settings.ts'

const NAME_LENGTH = 60

export interface LinkWrapperData {
  /** Of the link, for those who hear it. */
  name: string
}

export function loadLinkWrapper(
  { label, content }: SettingsOf<typeof linkWrapperSettings>,
  { slotText }: LoadContext<'slotText'>,
): LinkWrapperData {
  const lines = content === '' ? [] : slotText(content).split('\n')
  const first = lines.map((line) => line.trim()).find((line) => line !== '') ?? ''
  return { name: label || cropText(first, NAME_LENGTH) || LINK_NAME }
}
