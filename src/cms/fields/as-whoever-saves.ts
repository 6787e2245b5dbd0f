import type { UploadFieldManyValidation, UploadFieldSingleValidation } from 'payload'
import { upload } from 'payload/shared'

/** Payload looks the picture up as whoever saves, in a global even where rules are overridden: nobody may read anything. */
export const asWhoeverSaves: UploadFieldSingleValidation = (value, options) => (options.req.user ? upload(value, options) : true)

/** The same for several. */
export const manyAsWhoeverSaves: UploadFieldManyValidation = (value, options) =>
  options.req.user ? upload(value, options) : true
