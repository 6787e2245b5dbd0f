import type { BlocksField } from 'payload'
import { layoutField } from '../layout.ts'

/** A popup is laid out like a page. */
export const popupContentField: BlocksField = { ...layoutField, label: '內容', maxRows: 10 }
