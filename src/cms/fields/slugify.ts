const MAX_MADE = 80
/** Longer than what is made from a title, so that a number fits behind it. */
export const LONGEST_SLUG = 120

/**
 * A part of an address made from a title: letters and digits of every script stay, everything else becomes a hyphen.
 * 「第 19 屆 演講比賽！」 → `第-19-屆-演講比賽`
 */
export function slugify(title: string, longest = MAX_MADE): string {
  return [...hyphenate(title)].slice(0, longest).join('').replace(/-+$/, '')
}

/** `true` when an editor's own slug can stand in an address as it is. */
export function isSlug(value: string): boolean {
  return value !== '' && value === hyphenate(value) && [...value].length <= LONGEST_SLUG
}

function hyphenate(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFKC')
      .toLowerCase()
      // Invisible, but among the letters and marks: what turns a character into an emoji, fillers, joiners.
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
  )
}
