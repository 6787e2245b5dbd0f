import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { Ledger } from './ledger.ts'
import { createMenus, fillSite } from './steps/create-menus.ts'
import { createFragments, createPages, publishPages } from './steps/create-pages.ts'
import { createPictures, paintPictures } from './steps/create-pictures.ts'
import { createPosts } from './steps/create-posts.ts'
import { createTerms } from './steps/create-terms.ts'
import { createUsers } from './steps/create-users.ts'

/** Where the steps write. Every call must carry `req`: it holds the one transaction that all of them share. */
export interface Planting {
  payload: Payload
  req: PayloadRequest
  ledger: Ledger
}

/** Fills an empty database with the demo department: all of it, or after a failure nothing. */
export async function seedDemo(payload: Payload): Promise<void> {
  // Painting needs no database, so the transaction starts after it.
  const paintings = await paintPictures()
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const planting: Planting = { payload, req, ledger: new Ledger() }
    await createUsers(planting)
    await createTerms(planting)
    await createPictures(planting, paintings)
    // Pages first exist unpublished and empty, so that posts can link to them and they to posts.
    await createPages(planting)
    await createPosts(planting)
    await publishPages(planting)
    await createFragments(planting)
    await createMenus(planting)
    await fillSite(planting)
  })
}

async function inTransaction(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const { db } = req.payload
  const transactionID = await db.beginTransaction()
  if (transactionID === null) throw new Error('The demo is seeded in one transaction, but the database offers none.')
  req.transactionID = transactionID
  try {
    await work()
    await db.commitTransaction(transactionID)
  } catch (error) {
    // A call that fails rolls back by itself and takes the id out of the request.
    if (req.transactionID !== undefined) await db.rollbackTransaction(transactionID)
    throw error
  }
}
