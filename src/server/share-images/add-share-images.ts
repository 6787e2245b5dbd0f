import type { FastifyInstance } from 'fastify'
import { readShareImageFile, SHARE_IMAGES_HREF, type ShareImageName } from '#addresses/share-images.ts'
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts'
import type { Reader } from '#published/reader.ts'
import type { Site } from '#published/types.ts'
import { fullNameOf } from '#site/head/names.ts'
import { type SharedDocument, shareVersion } from '#site/head/share-version.ts'
import type { OwnTypefaces } from '../fonts/own-typefaces.ts'
import { createSignDrawer, type SignLog } from '../icons/draw-sign.ts'
import type { MadeFiles } from '../made-files.ts'
import { drawShareImage, SIGN_SIZE } from './draw-share-image.ts'
import { readTitleOutlines } from './title-outlines.ts'

interface ShareImagesOptions {
  createReader(): Reader
  folder: MadeFiles
  typefaces: Pick<OwnTypefaces, 'open'>
  log: SignLog
}

// Another title or look has another address.
const KEPT = 'public, max-age=31536000, immutable'
const MOST_WAITING = 16
const BUSY_SECONDS = 5

/** The pictures of published documents that have none, kept on disk. `first-visits.ts` asks for each as soon as it is published; one that is not there is drawn for whoever asks. */
export function addShareImages(app: FastifyInstance, { createReader, folder, typefaces, log }: ShareImagesOptions): void {
  const drawSign = createSignDrawer(app, log)
  const inTurn = createConcurrencyLimit(1)
  const underWay = new Map<string, Promise<Buffer>>()

  async function findOrDraw(file: string, shared: SharedDocument, site: Site): Promise<Buffer> {
    const kept = await folder.read(file).catch((error: Error) => {
      log.warn({ err: error }, 'a share image cannot be read from disk')
      return null
    })
    if (kept !== null) return kept
    const { brand } = site
    const card = { title: shared.title, paper: shared.paper, name: fullNameOf(site), brand }
    const drawn = await inTurn(async () => {
      const outlines = await readTitleOutlines(`${card.title}${card.name}… `, brand.typeface, typefaces)
      return drawShareImage(card, { sign: await drawSign(brand, SIGN_SIZE), outlines })
    })
    await folder.write(file, drawn).catch((error: Error) => log.warn({ err: error }, 'a share image cannot be kept on disk'))
    return drawn
  }

  app.get<{ Params: { file: string } }>(`${SHARE_IMAGES_HREF}:file`, async function sendShareImage(request, reply) {
    const { file } = request.params
    const asked = readShareImageFile(file)
    if (asked === null) return reply.callNotFound()
    const reader = createReader()
    const [site, shared] = await Promise.all([reader.site(), findShared(reader, asked)])
    // What is not published any more, or is called something else now, has no picture under this address.
    if (shared === null || shareVersion(shared, site) !== asked.version) return reply.callNotFound()
    const making = underWay.get(file)
    if (making === undefined && underWay.size >= MOST_WAITING)
      return reply.code(503).headers({ 'retry-after': BUSY_SECONDS, 'cache-control': 'no-store' }).send()
    const image = making ?? findOrDraw(file, shared, site).finally(() => underWay.delete(file))
    underWay.set(file, image)
    // Networks show it on pages of their own.
    return reply
      .headers({ 'cache-control': KEPT, 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/png')
      .send(await image)
  })
}

async function findShared(reader: Reader, { kind, id }: ShareImageName): Promise<SharedDocument | null> {
  if (kind === 'post') {
    const [card] = await reader.findCards([id])
    return card === undefined ? null : { kind, id, title: card.title, paper: card.category?.paper ?? null }
  }
  const href = (await reader.findHrefs('page', [id])).get(id)
  const page = href === undefined ? null : await reader.findPage(decodeURIComponent(href).replace(/^\/|\/$/g, ''))
  return page === null ? null : { kind, id, title: page.title, paper: page.paper }
}
