import sharp from 'sharp'
import { drawPoster } from '#seed/art/poster.ts'
import { ALL_PICTURES } from '#seed/content/all-pictures.ts'
import type { PictureSeed } from '#seed/content/types.ts'
import type { Planting } from '#seed/seed.ts'

export interface Painting {
  picture: PictureSeed
  data: Buffer
}

/** Flat colours: a palette keeps the files small and makes every later resize quicker. */
const PNG = { palette: true, colours: 128, effort: 1, compressionLevel: 6 } as const

export function paintPictures(): Promise<Painting[]> {
  return Promise.all(
    ALL_PICTURES.map(async (picture) => ({
      picture,
      data: await sharp(Buffer.from(drawPoster(picture.art)))
        .png(PNG)
        .toBuffer(),
    })),
  )
}

export async function createPictures({ payload, req, ledger }: Planting, paintings: Painting[]): Promise<void> {
  for (const { picture, data } of paintings) {
    const { key, art, alt, title, caption, description, focal } = picture
    const media = await payload.create({
      collection: 'media',
      data: {
        alt,
        title: title ?? art.title,
        caption,
        description,
        uploader: ledger.idOf('user', 'office'),
        ...(focal && { focalX: focal.x, focalY: focal.y }),
      },
      file: { data, mimetype: 'image/png', name: `${key}.png`, size: data.length },
      overrideAccess: true,
      req,
    })
    ledger.enter('picture', key, media.id)
  }
}
