import type { CollectionSlug, PayloadRequest, TextField } from 'payload'
import { isSlug, slugify } from './slugify.ts'

const MAX_TRIES = 500

export interface SlugOptions {
  collection: CollectionSlug
  /** The field that a missing slug is made from. */
  from: string
}

/** An address part. Left empty it is made from the title once and then stays, whatever happens to the title. */
export function slugField({ collection, from }: SlugOptions): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: '網址代稱',
    index: true,
    unique: true,
    maxLength: 120,
    admin: {
      position: 'sidebar',
      description:
        '網址的最後一段，可用中文。留空會由標題產生一次，之後改標題也不會跟著變。已發布的內容改了代稱，舊網址會自動轉到新網址。',
    },
    validate: validateSlug('最新-消息'),
    hooks: {
      // A copy gets a slug of its own.
      beforeDuplicate: [() => null],
      beforeValidate: [
        async ({ value, data, originalDoc, req }) => {
          const given = typeof value === 'string' && value.trim() !== '' ? value.trim().normalize('NFC').toLowerCase() : ''
          if (given !== '') return given
          const base = slugFrom(data?.[from] ?? originalDoc?.[from])
          if (base === '') return undefined
          return freeSlug({ collection, base, ownId: originalDoc?.id, req })
        },
      ],
    },
  }
}

/** For whatever field holds a slug; the example is for those of which nothing can be made. Drafts and calls may bring anything. */
export function validateSlug(example: string): (value: unknown) => true | string {
  return (value) =>
    !value ||
    (typeof value === 'string' && isSlug(value)) ||
    `網址代稱只能用文字、數字與連字號，例如「${slugify(String(value)) || example}」。`
}

/** Made from a title, if it is one. */
export function slugFrom(title: unknown): string {
  return typeof title === 'string' ? slugify(title) : ''
}

interface FreeSlugArgs {
  collection: CollectionSlug
  base: string
  ownId: number | string | undefined
  req: PayloadRequest
}

/** The slug itself, or with the first free number after it. */
async function freeSlug({ collection, base, ownId, req }: FreeSlugArgs): Promise<string> {
  for (let n = 1; n <= MAX_TRIES; n++) {
    const candidate = n === 1 ? base : `${base}-${n}`
    const found = await req.payload.find({
      collection,
      where: { and: [{ slug: { equals: candidate } }, ...(ownId === undefined ? [] : [{ id: { not_equals: ownId } }])] },
      limit: 1,
      depth: 0,
      pagination: false,
      draft: false,
      trash: true,
      overrideAccess: true,
      req,
    })
    if (found.docs.length === 0) return candidate
  }
  return `${base}-${Date.now()}`
}
