import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { ImportRefused } from '../refused.ts'
import { openZip } from '../wxr/zip.ts'

/** The old site's uploaded files: its `uploads` folder, or a zip of it. */
export interface Uploads {
  /** By the path below `uploads/`; `null` where there is none. */
  read(name: string): Promise<Buffer | null>
}

export const NO_UPLOADS: Uploads = { read: async () => null }

/** Names are compared without regard to case and to how accents are composed: disks and zips differ in both. */
export async function openUploads(place: string): Promise<Uploads> {
  const found = await stat(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ImportRefused(`找不到「${place}」。`)
    throw error
  })
  const files = found.isDirectory() ? await listFolder(place) : await listZip(place)
  return {
    async read(name) {
      const open = files.get(keyOf(name))
      return open === undefined ? null : Buffer.concat(await (await open()).toArray())
    },
  }
}

type Files = Map<string, () => Promise<Readable>>

async function listFolder(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name)
        return [keyOf(path.relative(folder, file)), async () => createReadStream(file)] as const
      }),
  )
}

async function listZip(file: string): Promise<Files> {
  const zip = await openZip(file)
  return new Map(zip.entries.map((entry) => [keyOf(entry.name), () => zip.read(entry)] as const))
}

function keyOf(name: string): string {
  const below = name.replaceAll('\\', '/').replace(/^.*?(?:^|\/)uploads\/(?:sites\/\d+\/)?/, '')
  return below.normalize('NFC').toLowerCase()
}
