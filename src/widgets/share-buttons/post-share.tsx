import { IslandScripts } from '#islands/server/island.tsx'
import type { ShareNetwork } from '#published/share-networks.ts'
import { parseSettings, type SettingsOf } from '#settings/define-settings.ts'
import type { Subject } from '#settings/define-widget.ts'
import { loadShareButtons } from './load.ts'
import type { Shared } from './model.ts'
import { shareButtonsSettings } from './settings.ts'
import { ShareButtonsView } from './view.tsx'

/** What the buttons beside a post show. They are no block, so that the preview does not offer them for editing. */
export interface PostShare {
  settings: SettingsOf<typeof shareButtonsSettings>
  shared: Shared | null
  /** Address of the island's script. */
  script: string
}

/** `null` where the site shares on no network. */
export function loadPostShare(
  networks: readonly ShareNetwork[],
  { url, subject, script }: { url: URL; subject: Subject; script: string },
): PostShare | null {
  if (networks.length === 0) return null
  const stored = { share_buttons: networks.map((network) => ({ network })), view: 'icon', skin: 'minimal' }
  const settings = parseSettings(shareButtonsSettings, stored).resolve({ picture: () => null, href: () => null })
  return { settings, shared: loadShareButtons(settings, { url, subject }), script }
}

export function PostShareView({ settings, shared, script }: PostShare) {
  return (
    <IslandScripts value={() => script}>
      <ShareButtonsView id="pass" settings={settings} data={shared} />
    </IslandScripts>
  )
}
