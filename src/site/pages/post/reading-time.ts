// Chinese is read character by character, other scripts word by word.
const UNITS =
  /[\p{Script=Han}\p{Script=Bopomofo}]|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*?(?=[\p{Script=Han}]|[^\p{L}\p{N}\p{M}'’-]|$)/gu
const UNITS_PER_MINUTE = 400

/** Whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const units = text.match(UNITS)?.length ?? 0
  return Math.max(1, Math.round(units / UNITS_PER_MINUTE))
}
