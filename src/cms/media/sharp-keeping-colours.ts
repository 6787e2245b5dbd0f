import type { SharpDependency } from 'payload'
import sharp from 'sharp'

const JPEG_QUALITY = 92
const WEBP_QUALITY = 90

/**
 * Sharp as Payload gets it: each picture that it makes keeps its colour profile and nothing else of what was in the file. Where no
 * other format is asked for, it is written so well that nobody sees it; Payload writes every WebP, and each cut, anew.
 */
export const sharpKeepingColours: SharpDependency = (input, options) =>
  sharp(input, options)
    .keepIccProfile()
    .jpeg({ quality: JPEG_QUALITY, force: false })
    .webp({ quality: WEBP_QUALITY, force: false })
