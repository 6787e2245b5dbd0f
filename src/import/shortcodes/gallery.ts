import type { Conversion } from '../conversion/conversion.ts'
import type { Piece } from '../conversion/pieces.ts'
import { placeBlock } from '../conversion/place-block.ts'
import { findPicture, PICTURES } from '../html/pictures.ts'

export interface GalleryPicture {
  id?: number
  url?: string
  caption?: string
}

export interface GalleryOptions {
  columns?: number
  lightbox?: boolean
  isRandom?: boolean
  label?: string
  more?: Record<string, unknown>
}

const MOST_COLUMNS = 6

/** `[gallery ids="1,2" columns="3" link="file" orderby="rand"]` */
export function galleryPieces(attributes: Readonly<Record<string, string>>, conversion: Conversion): Piece[] {
  const listed = (attributes.ids ?? attributes.include ?? '').split(',').map(Number).filter(Boolean)
  // Without a list it shows the pictures that were uploaded for its post.
  const isPicture = (id: number) => PICTURES.has(conversion.references.file({ id })?.extension ?? '')
  const ids = listed.length > 0 ? listed : conversion.attachments.filter(isPicture)
  if (ids.length === 0) conversion.note('picture-missing', '[gallery]', '沒有列出圖片，這篇文章也沒有附件')
  return pictureGallery(
    ids.map((id) => ({ id })),
    {
      columns: Number(attributes.columns) || 3,
      lightbox: attributes.link === 'file',
      isRandom: attributes.orderby === 'rand',
    },
    conversion,
  )
}

/** Pictures of one group. Those that are missing are noted and left out. */
export function pictureGallery(pictures: readonly GalleryPicture[], options: GalleryOptions, conversion: Conversion): Piece[] {
  return groupedGallery([{ title: options.label ?? '圖片', pictures }], options, conversion)
}

export function groupedGallery(
  groups: readonly { title: string; pictures: readonly GalleryPicture[] }[],
  { columns = 3, lightbox = true, isRandom = false, more = {} }: GalleryOptions,
  conversion: Conversion,
): Piece[] {
  const found = groups.map(({ title, pictures }) => ({
    filter_label: title || '圖片',
    images: pictures.flatMap(({ caption = '', ...source }) => {
      const picture = findPicture(source, conversion)
      return picture === null ? [] : [{ picture, caption }]
    }),
  }))
  const shown = found.filter(({ images }) => images.length > 0)
  if (shown.length === 0) return []
  const block = placeBlock(
    'image-gallery',
    {
      groups: shown,
      columns: Math.min(MOST_COLUMNS, Math.max(1, columns)),
      lightbox,
      ...(isRandom && { ordering: 'random' }),
      ...(shown.some(({ images }) => images.some(({ caption }) => caption !== '')) && { show_caption: true }),
      ...more,
    },
    conversion,
  )
  return block === null ? [] : [{ kind: 'widget', block }]
}
