import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadImage } from './load.ts'
import { imageSettings } from './settings.ts'
import { ImageView } from './view.tsx'

export const image = defineWidget({ settings: imageSettings, View: ImageView, load: loadImage, examples })
