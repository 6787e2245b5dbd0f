import { LONGEST_SLUG, slugify } from '#cms/fields/slugify.ts'

/** A slug of the old site as this one takes it: decoded, NFKC, lower case, words joined by hyphens. */
export function planSlug(given: string, otherwise: string): string {
  return slugify(decodePart(given), LONGEST_SLUG) || slugify(otherwise) || 'untitled'
}

/** The slug itself, or with the first free number after it. */
export function claimSlug(slug: string, taken: Set<string>): string {
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${[...slug].slice(0, LONGEST_SLUG - 5).join('')}-${number}`
  taken.add(free)
  return free
}

export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
