import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { lightboxSettings } from './settings.ts'
import { LightboxView } from './view.tsx'

// No island: the loader fetches the lightbox for links anywhere on the site, these among them.
export const lightbox = defineWidget({ settings: lightboxSettings, View: LightboxView, examples })
