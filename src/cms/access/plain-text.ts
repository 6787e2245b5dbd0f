/** Neither NUL, which PostgreSQL cannot store, nor half a surrogate pair, which nothing can. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
