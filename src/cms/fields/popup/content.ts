import type { BlocksField } from 'payload'
import { MAX_POPUP_SECTIONS } from '#settings/limits.ts'
import { layoutField } from '../layout.ts'

/** A popup is laid out like a page. */
export const popupContentField: BlocksField = { ...layoutField, label: '內容', maxRows: MAX_POPUP_SECTIONS }
