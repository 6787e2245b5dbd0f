/** What Payload's lists and versions take for JSON, and of what kind it has to be. */
const JSON_NAMES: Readonly<Record<string, (value: unknown) => boolean>> = {
  queryByGroup: () => true,
  columns: isListOfTexts,
  localeCodes: () => true,
}
/** Questions that hold together have numbers; from a hundred on they are no list to Payload. */
const UNNUMBERED = /\[(?:and|or)\](?!\[\d{1,2}\])/i

/** Whether Payload can read what a page is asked: it fails at the rest, and logs that as a failure of its own. */
export function isReadableQuery(url: string): boolean {
  const { searchParams } = new URL(url, 'http://a')
  const isReadable = ([name, isMeant]: [string, (value: unknown) => boolean]) =>
    searchParams.getAll(name).every((text) => text === '' || isJson(text, isMeant))
  const isUnnumbered = (name: string) => name.startsWith('where') && UNNUMBERED.test(name)
  // None are kept here. Payload would remember it, and fail to find it each time.
  const hasPreset = searchParams.getAll('preset').some((text) => text !== '')
  return !hasPreset && Object.entries(JSON_NAMES).every(isReadable) && ![...searchParams.keys()].some(isUnnumbered)
}

function isJson(text: string, isMeant: (value: unknown) => boolean): boolean {
  try {
    return isMeant(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}
