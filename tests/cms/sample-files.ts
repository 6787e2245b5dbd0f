import { existsSync, readdirSync } from 'node:fs'
import sharp from 'sharp'

/** A real picture of the asked size. */
export function drawPicture(format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#364f3f' } })
    .toFormat(format)
    .toBuffer()
}

export const PNG = await drawPicture('png', 4, 4)

/** Names of the files of the media library; what is kept until a save has ended is not among them. */
export function filesIn(uploadsDir: string): string[] {
  return existsSync(uploadsDir)
    ? readdirSync(uploadsDir)
        .filter((name) => name !== '.replaced')
        .sort()
    : []
}
