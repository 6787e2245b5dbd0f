import type { Payload } from 'payload'
import { EXAMPLE_FILES } from '#kit/example-files.ts'
import { Ledger } from './ledger.ts'
import type { Planting } from './planting.ts'
import { createGalleryFilms, createMoreFilms } from './steps/create-films.ts'
import { createMailingLists } from './steps/create-mailing-lists.ts'
import { createMenus, fillSite } from './steps/create-menus.ts'
import { createFragments, createPages, publishPages } from './steps/create-pages.ts'
import { createPictures, type Painting, paintPictures } from './steps/create-pictures.ts'
import { createPopups } from './steps/create-popups.ts'
import { createPosts } from './steps/create-posts.ts'
import { createProducts } from './steps/create-products.ts'
import { createGalleryTable, createPapers } from './steps/create-tables.ts'
import { createTerms } from './steps/create-terms.ts'
import { createUsers } from './steps/create-users.ts'

/** The examples of the widget gallery know media by number: so many pictures, then films and a table. */
const GALLERY_PICTURES = EXAMPLE_FILES.film - 1

interface SeedOptions {
  paint?: () => Promise<Painting[]>
  office?: Planting['office']
  /** For whoever watches, in Chinese. */
  say?(line: string): void
}

/** Whoever has an account has begun a site of their own. */
export async function seedIfEmpty(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return
  payload.logger.info('The database is empty: seeding the demo department.')
  await seedDemo(payload)
}

/** Fills an empty database with the demo department: all of it, or after a failure nothing. */
export async function seedDemo(
  payload: Payload,
  { paint = paintPictures, office = null, say = () => {} }: SeedOptions = {},
): Promise<void> {
  say('正在畫圖片…')
  // Painting needs no database, so the transaction starts after it.
  const paintings = await paint()
  say('圖片畫好了，正在寫入頁面與文章…')
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The demo is seeded in one transaction, but the database offers none.')
  try {
    await plant({ payload, transactionID, ledger: new Ledger(), office }, paintings)
    await payload.db.commitTransaction(transactionID)
  } catch (error) {
    // A call that failed has done so already; a second time does no harm.
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

async function plant(planting: Planting, paintings: Painting[]): Promise<void> {
  await createUsers(planting)
  await createTerms(planting)
  await createPictures(planting, paintings.slice(0, GALLERY_PICTURES))
  await createGalleryFilms(planting)
  await createGalleryTable(planting)
  await createPictures(planting, paintings.slice(GALLERY_PICTURES))
  await createMoreFilms(planting)
  await createPapers(planting)
  await createProducts(planting)
  // Pages first exist unpublished and empty, so that posts can link to them and they to posts.
  await createPages(planting)
  await createMailingLists(planting)
  await createPosts(planting)
  await createPopups(planting)
  await createFragments(planting)
  await createMenus(planting)
  await publishPages(planting)
  await fillSite(planting)
}
