import sharp, { type Metadata } from 'sharp'
import { sharpKeepingColours } from './sharp-keeping-colours.ts'
import { stripJpeg } from './strip-jpeg.ts'
import { stripPng } from './strip-png.ts'

/**
 * A picture without what its maker wrote into it (places, times, devices, names, comments), upright, in its own colours. JPEG and PNG
 * keep their pixels bit for bit where they stand upright. Payload writes WebP and GIF anew afterwards, without any of it.
 */
export async function stripPicture(data: Buffer, type: string, { orientation = 1, space, icc }: Metadata): Promise<Buffer> {
  // Profiles for ink or greys fit no WebP.
  if (icc !== undefined && !/^(?:srgb|rgb16)$/.test(space ?? '')) return sharp(data, { animated: true }).autoOrient().toBuffer()
  const stripped = orientation === 1 ? stripBitForBit(data, type) : null
  return stripped ?? sharpKeepingColours(data, { animated: true }).autoOrient().toBuffer()
}

function stripBitForBit(data: Buffer, type: string): Buffer | null {
  switch (type) {
    case 'image/jpeg':
      return stripJpeg(data)
    case 'image/png':
      return stripPng(data)
    default:
      return data
  }
}
