import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadSection } from './load.ts'
import { sectionSettings } from './settings.ts'
import { SectionView } from './view.tsx'

export const section = defineWidget({ settings: sectionSettings, View: SectionView, load: loadSection, examples })
