import type { Picture } from '#published/types.ts'

/** Stands for a picture where settings are read without the library. */
export const BLANK_PICTURE: Picture = {
  id: 0,
  url: '',
  width: 1,
  height: 1,
  alt: '',
  title: '',
  caption: '',
  description: '',
  renditions: [],
  focal: { x: 50, y: 50 },
  file: { name: '', type: 'image/png', bytes: 0 },
}
