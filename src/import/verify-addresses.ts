import type { Payload } from 'payload'
import { UPLOADS_PATH } from '#addresses/files.ts'
import { sqlOf } from '#platform/db/sql.ts'
import { canonicalPath } from '#site/routes.ts'

interface VerifyOptions {
  payload: Payload
  /** Where the site answers, without a slash at the end. */
  siteUrl: string
  onProgress(done: number, all: number): void
}

export interface Verified {
  checked: number
  faults: { address: string; fault: string }[]
}

const HOPS = 1

/** Asks the site for every old address that was imported: each must lead to a page in one step. */
export async function verifyAddresses({ payload, siteUrl, onProgress }: VerifyOptions): Promise<Verified> {
  const addresses = await oldAddresses(payload)
  const faults: Verified['faults'] = []
  for (const [index, address] of addresses.entries()) {
    const fault = await findFault(siteUrl, address)
    if (fault !== null) faults.push({ address, fault })
    onProgress(index + 1, addresses.length)
  }
  return { checked: addresses.length, faults }
}

async function findFault(siteUrl: string, address: string): Promise<string | null> {
  // Another spelling of an address is a step of its own.
  const [path = '', ...query] = address.split('?')
  let url = new URL([siteUrl + (canonicalPath(path) ?? path), ...query].join('?'))
  for (let hop = 0; ; hop++) {
    const response = await fetch(url, { redirect: 'manual' })
    await response.body?.cancel()
    if (response.ok) return null
    const to = response.headers.get('location')
    if (response.status !== 301 || to === null) return `${decodeURI(url.pathname)} 回應 ${response.status}`
    if (hop === HOPS) return '轉了不只一次'
    url = new URL(to, url)
  }
}

/** Of what is public: drafts have no address yet. */
async function oldAddresses(payload: Payload): Promise<string[]> {
  const sql = await sqlOf(payload)
  const rows = await sql.run(`
    select wp_id, wp_type, wp_link from import_items i
    where state <> 'started' and (
      (doc_collection = 'posts' and exists (select 1 from posts p where p.id = i.doc_id and p._status = 'published' and p.deleted_at is null))
      or (doc_collection = 'pages' and exists (select 1 from pages p where p.id = i.doc_id and p._status = 'published' and p.deleted_at is null)))
    order by id`)
  const links = rows.flatMap((row) => {
    const link = String(row.wp_link ?? '')
    return URL.canParse(link) ? [new URL(link).pathname + new URL(link).search] : []
  })
  const files = await sql.run(
    "select old_path from import_items where doc_collection = 'media' and old_path is not null order by id",
  )
  return [...new Set([...links, ...files.map((row) => `${UPLOADS_PATH}/${encodePath(String(row.old_path))}`)])]
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
