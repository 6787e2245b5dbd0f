import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { ICON_ROUTE, type IconSize, readIconFile, SIGN_HREF } from '#addresses/icons.ts'
import type { Reader } from '#published/reader.ts'
import type { SiteBrand } from '#published/types.ts'
import { iconVersion } from '#site/head/icon-version.ts'
import { createSignDrawer, type SignLog } from './draw-sign.ts'

interface IconsOptions {
  createReader(): Reader
  log: SignLog
}

// Another look has another address.
const KEPT = 'public, max-age=31536000, immutable'
const KEPT_A_DAY = 'public, max-age=86400'
/** Sharp where mails show it at a quarter of that. */
const SIGN_SIZE: IconSize = 192
/** How much of the icon its sign takes; phones cut the corners off. */
const SIGN_SHARE = 0.72

/** The site's sign as PNG, made once for each look and size. */
export function addIcons(app: FastifyInstance, { createReader, log }: IconsOptions): void {
  const drawSign = createSignDrawer(app, log)
  let kept: { version: string; icons: Map<IconSize, Promise<Buffer>> } | null = null

  async function draw(brand: SiteBrand, size: IconSize): Promise<Buffer> {
    const sign = await drawSign(brand, Math.round(size * SIGN_SHARE))
    const ground = { width: size, height: size, channels: 4 as const, background: brand.palette.paper }
    return sharp({ create: ground })
      .composite([{ input: sign }])
      .png()
      .toBuffer()
  }

  async function findOrDraw(brand: SiteBrand, size: IconSize): Promise<Buffer> {
    const version = iconVersion(brand)
    if (kept?.version !== version) kept = { version, icons: new Map() }
    const { icons } = kept
    const icon = icons.get(size) ?? draw(brand, size)
    icons.set(size, icon)
    try {
      return await icon
    } catch (error) {
      icons.delete(size)
      throw error
    }
  }

  app.get<{ Params: { file: string } }>(ICON_ROUTE, async function sendIcon(request, reply) {
    const asked = readIconFile(request.params.file)
    const { brand } = await createReader().site()
    if (asked === null || asked.version !== iconVersion(brand)) return reply.callNotFound()
    const icon = await findOrDraw(brand, asked.size)
    return reply.headers({ 'cache-control': KEPT }).type('image/png').send(icon)
  })

  app.get(SIGN_HREF, async function sendSign(_, reply) {
    const { brand } = await createReader().site()
    const icon = await findOrDraw(brand, SIGN_SIZE)
    // Mailboxes show it on pages of their own.
    return reply
      .headers({ 'cache-control': KEPT_A_DAY, 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/png')
      .send(icon)
  })
}
