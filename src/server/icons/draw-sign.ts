import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { sealSvg } from '#brand/seal.ts'
import type { SiteBrand } from '#published/types.ts'

export interface SignLog {
  warn(detail: object, message: string): void
}

const MOST_PIXELS = 50_000_000
/** At which a drawing is as sharp as the largest icon. */
const DENSITY = 288

/** The department's sign as PNG, as large as fits into a square: its mark, from wherever files are kept, or the seal. */
export function createSignDrawer(app: Pick<FastifyInstance, 'inject'>, log: SignLog) {
  async function readSign({ mark, tones, palette }: SiteBrand): Promise<Buffer> {
    const seal = Buffer.from(sealSvg(tones, palette.zhu))
    if (mark === null) return seal
    const { statusCode, rawPayload } = await app.inject(mark.url)
    if (statusCode === 200) return rawPayload
    log.warn({ status: statusCode }, 'the mark of the site cannot be read: the seal is shown instead')
    return seal
  }

  return async function drawSign(brand: SiteBrand, size: number): Promise<Buffer> {
    return sharp(await readSign(brand), { limitInputPixels: MOST_PIXELS, density: DENSITY })
      .resize({ width: size, height: size, fit: 'inside' })
      .png()
      .toBuffer()
  }
}
