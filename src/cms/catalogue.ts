import { createCatalogue } from '#settings/catalogue.ts'
import { widgetSettings } from '#widgets/settings.ts'

/** Settings only, never a view: the admin bundles this module. */
export const catalogue = createCatalogue(widgetSettings)
