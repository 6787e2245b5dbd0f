import { catalogue } from '../catalogue.ts'
import { mediaFieldNames } from './media-places.ts'

/** What the fields of widgets are called that name files. */
export const WIDGET_MEDIA_FIELDS: ReadonlySet<string> = new Set(
  catalogue.blocks.flatMap((block) => mediaFieldNames(block.fields)),
)

/** With those of posts and pages themselves. */
export const MEDIA_FIELDS: ReadonlySet<string> = new Set([...WIDGET_MEDIA_FIELDS, 'featuredImage', 'image'])
