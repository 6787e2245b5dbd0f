import sharp from 'sharp'
import { drawPoster } from '../art/poster.ts'
import { ALL_PICTURES } from '../content/all-pictures.ts'
import type { PictureSeed } from '../content/types.ts'
import type { Planting } from '../planting.ts'

export interface Painting {
  picture: PictureSeed
  data: Buffer
}

export function paintPictures(): Promise<Painting[]> {
  return Promise.all(
    ALL_PICTURES.map(async (picture) => ({
      picture,
      // Posters are opaque, and without the alpha channel every later resize is quicker.
      data: await sharp(Buffer.from(drawPoster(picture.art)))
        .removeAlpha()
        .png()
        .toBuffer(),
    })),
  )
}

export async function createPictures({ payload, transactionID, ledger }: Planting, paintings: Painting[]): Promise<void> {
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
      req: { transactionID },
    })
    ledger.enter('picture', key, media.id)
  }
}
