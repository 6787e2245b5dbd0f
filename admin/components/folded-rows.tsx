'use client'

import { ArrayField } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'

/**
 * A list of rows that draws the fields of a row once it is opened. Payload draws all of them at once in the lists that stand at
 * the top of a form, and each field looks at the whole form when it comes: a menu of forty items took four seconds of a core.
 */
export function FoldedRows(props: ArrayFieldClientProps) {
  return <ArrayField {...props} forceRender={false} />
}
