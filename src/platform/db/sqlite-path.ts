/** Where the database of a `file:` address is. */
export function pathOfFileUrl(url: string): string {
  return decodeURIComponent(url.replace(/^file:(\/\/(localhost)?(?=\/))?/, '').replace(/[?#].*$/, ''))
}
