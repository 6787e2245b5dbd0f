/** The import cannot go on. The message is for the person who started it, in Chinese, and says what to do. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
}
