/** For upload fields that show what is chosen: the media library offers, and takes, nothing but pictures there. */
export const PICTURES_ONLY = { filterOptions: { mimeType: { contains: 'image/' } } }
