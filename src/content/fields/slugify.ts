const MAX_CHARACTERS = 80

/**
 * A part of an address made from a title: letters and digits of every script stay, everything else becomes a hyphen.
 * 「第 19 屆 演講比賽！」 → `第-19-屆-演講比賽`
 */
export function slugify(title: string): string {
  const words = title
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return [...words].slice(0, MAX_CHARACTERS).join('').replace(/-+$/, '')
}

/** `true` when an editor's own slug can stand in an address as it is. */
export function isSlug(value: string): boolean {
  return value !== '' && value === slugify(value)
}
