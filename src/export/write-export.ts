import { Readable } from 'node:stream'
import type { AddEntry } from '#backup/write-backup.ts'
import type { AskSite } from './ask-site.ts'
import { READ_ME } from './read-me.ts'
import { staticSite } from './static-site.ts'
import { writeWxr } from './wxr/write-wxr.ts'

interface ExportOptions {
  ask: AskSite
  origin: string
  title: string
  /** Addresses of the built files. */
  assets: readonly string[]
}

/** What an export holds besides a backup: all that is public, for WordPress and as a site of files. Returns how many files. */
export async function addPublicSite(add: AddEntry, { ask, origin, title, assets }: ExportOptions): Promise<number> {
  await add('READ-ME.md', Readable.from([READ_ME]))
  await add('wordpress.xml', Readable.from(writeWxr({ ask, origin, title })))
  let files = 0
  for await (const { name, body } of staticSite({ ask, origin, assets })) {
    await add(`site/${name}`, Readable.from([body]))
    files += 1
  }
  return files
}
