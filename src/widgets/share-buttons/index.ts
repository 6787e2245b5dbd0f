import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadShareButtons } from './load.ts'
import { loadPostShare, type PostShare, PostShareView } from './post-share.tsx'
import { shareButtonsSettings } from './settings.ts'
import { ShareButtonsView } from './view.tsx'

export { loadPostShare, type PostShare, PostShareView }

export const shareButtons = defineWidget({
  settings: shareButtonsSettings,
  View: ShareButtonsView,
  load: loadShareButtons,
  examples,
})
