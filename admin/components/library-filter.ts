import type { Where } from 'payload'

const begins = (type: string): Where => ({ mimeType: { contains: `${type}/` } })
const isNot = (type: string): Where => ({ mimeType: { not_like: `${type}/` } })

/** Kinds of files: each holds what fits one of these lists, with all that stands in it. */
export const KINDS: { label: string; any: Where[][] }[] = [
  { label: '全部', any: [] },
  { label: '圖片', any: [[begins('image')]] },
  { label: '文件', any: [[isNot('image'), isNot('video'), isNot('audio')]] },
  { label: '影音', any: [[begins('video')], [begins('audio')]] },
]

/** `undefined`: whatever folder; `null`: those in none. */
export type FolderChoice = string | null | undefined

/** Both filters as Payload's own list writes them. */
export function whereOf(any: Where[][], folder: FolderChoice): Where {
  const inFolder: Where[] =
    folder === undefined ? [] : [folder === null ? { folder: { exists: false } } : { folder: { equals: folder } }]
  if (any.length === 0 && inFolder.length === 0) return {}
  return { or: (any.length === 0 ? [[]] : any).map((all) => ({ and: [...all, ...inFolder] })) }
}

/** The folder that a list is filtered by. */
export function folderIn(where: Where | undefined): FolderChoice {
  const [{ and = [] } = {}] = (where?.or ?? []) as { and?: Where[] }[]
  const condition = and.flatMap((one) => ('folder' in one ? [one.folder as { equals?: unknown; exists?: unknown }] : [])).at(0)
  if (typeof condition?.equals === 'string') return condition.equals
  // Addresses know texts alone.
  return String(condition?.exists) === 'false' ? null : undefined
}

/** The kind that a list is filtered by, by its lists; those of another filter are none of ours. */
export function isKind(where: Where | undefined, any: Where[][]): boolean {
  const asText = (filter: Where) => JSON.stringify(filter, (_, value) => (typeof value === 'boolean' ? String(value) : value))
  return asText(where ?? {}) === asText(whereOf(any, folderIn(where)))
}
