import type { CollectionSlug, TextField } from 'payload'
import { firstFree, numbered } from './first-free.ts'
import { isSlug, slugify } from './slugify.ts'

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
          const free = await firstFree({ collection, field: 'slug', values: numbered(base), ownId: originalDoc?.id, req })
          return free ?? `${base}-${Date.now()}`
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
