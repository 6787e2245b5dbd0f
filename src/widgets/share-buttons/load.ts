import type { SettingsOf } from '#settings/define-settings.ts'
import type { LoadContext } from '#settings/define-widget.ts'
import { addressToShare, type Shared } from './model.ts'
import type { shareButtonsSettings } from './settings.ts'

/** The page itself, or what the editor chose instead; `null` where there is no page. */
export function loadShareButtons(
  settings: SettingsOf<typeof shareButtonsSettings>,
  { url: page, subject }: Pick<LoadContext<'subject'>, 'url' | 'subject'>,
): Shared | null {
  const isCustom = settings.share_url_type === 'custom' && settings.share_url !== null
  const url = addressToShare(page, isCustom ? settings.share_url : null)
  if (url === null) return null
  // Title, text and picture of this page say nothing about another one.
  if (isCustom) return { url, title: settings.share_title, text: settings.share_text, image: '' }
  const image = subject.image === null ? '' : new URL(subject.image.url, page).href
  return { url, title: subject.title, text: subject.excerpt, image }
}
