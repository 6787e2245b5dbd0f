import { createWidgets, type Widgets } from '#builder/widgets.ts'
import { catalogue } from '#cms/catalogue.ts'
import { MAX_POPUP_SECTIONS } from '#settings/limits.ts'

const COLLECTIONS = ['pages', 'fragments', 'popups'] as const
/** What is edited on the page itself. */
export type EditedCollection = (typeof COLLECTIONS)[number]

export function isEditedCollection(slug: unknown): slug is EditedCollection {
  return COLLECTIONS.some((known) => known === slug)
}

const onPages = createWidgets(catalogue)
const onPopups = createWidgets(catalogue, { maxSections: MAX_POPUP_SECTIONS })

export function widgetsFor(collection: EditedCollection): Widgets {
  return collection === 'popups' ? onPopups : onPages
}
