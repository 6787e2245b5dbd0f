import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadEmbed } from './load.ts'
import { embedSettings } from './settings.ts'
import { EmbedView } from './view.tsx'

export const embed = defineWidget({ settings: embedSettings, load: loadEmbed, View: EmbedView, examples })
