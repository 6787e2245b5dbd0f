import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { socialLinksSettings } from './settings.ts'
import { SocialLinksView } from './view.tsx'

export const socialLinks = defineWidget({ settings: socialLinksSettings, View: SocialLinksView, examples })
