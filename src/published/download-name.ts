import { cleanFileName } from '#platform/download-name.ts'
import { extensionOf } from '#platform/file-types.ts'
import type { Sql } from '#platform/sql.ts'
import type { ReadContext } from './read-context.ts'

interface NamedFile {
  /** Under which it is stored. */
  filename: string
  originalName?: string | null
  title?: string | null
}

/** The name that a file gets on the disk of whoever downloads it. Files from before names were kept have their title, or what there is. */
export function downloadNameOf({ filename, originalName, title }: NamedFile): string {
  return cleanFileName(originalName || title || filename, extensionOf(filename))
}

// `2026-11-3f9c0a7be1-480x240.webp`: a smaller picture of one that may be stored in another format.
const RENDITION = /^(.+)-\d+x\d+\.webp$/
const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'gif']

/** By the name under which a file, or a smaller picture of it, is stored. */
export async function readDownloadName(sql: Sql, stored: string): Promise<{ id: number; name: string } | null> {
  const [, whole] = RENDITION.exec(stored) ?? []
  const names = whole === undefined ? [stored] : [stored, ...PICTURES.map((extension) => `${whole}.${extension}`)]
  const [row] = await sql.run(
    `select id, original_name, title, filename from media where filename in (${names.map(() => '?').join(', ')})`,
    names,
  )
  if (row === undefined) return null
  const name = downloadNameOf({
    filename: String(row.filename),
    originalName: textOf(row.original_name),
    title: textOf(row.title),
  })
  const extension = extensionOf(stored)
  return {
    id: Number(row.id),
    name: extensionOf(name) === extension ? name : cleanFileName(name.replace(/\.[^.]*$/, ''), extension),
  }
}

/** Files are asked for far more often than they are named. */
export function findDownloadName(context: ReadContext, stored: string): Promise<string | null> {
  return context.remember(`download-name:${stored}`, async (inner) => {
    const found = await readDownloadName(inner.sql, stored)
    if (found !== null) inner.note(`media:${found.id}`)
    return found?.name ?? null
  })
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
