import type { PublicState } from '#cms/desk/public-page.ts'

/** Whether what the public sees was stored after what the form shows: not by this form, then. Both are instants in ISO form. */
export function isPublishedElsewhere(now: PublicState | null, savedAt: string | null): boolean {
  const publishedAt = now?.publishedAt ?? null
  return publishedAt !== null && savedAt !== null && publishedAt > savedAt
}
