import { LARGEST_UPLOAD_MB } from '../media/upload-kinds.ts'

const MB = 1024 * 1024

/** Of the text of a form, with a file or without. The longest that a document may hold takes 6 MB. */
export const MAX_TEXT_BYTES = 8 * MB
export const MAX_FILE_BYTES = LARGEST_UPLOAD_MB * MB
/** A file, its text, and the marks between them. */
export const MAX_FORM_BYTES = MAX_FILE_BYTES + MAX_TEXT_BYTES + 2 * MB
