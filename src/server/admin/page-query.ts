/** What Payload's lists and versions take for JSON, and of what kind it has to be. */
const JSON_NAMES: Readonly<Record<string, (value: unknown) => boolean>> = {
  queryByGroup: () => true,
  columns: isListOfTexts,
  localeCodes: () => true,
}
/** A field, an operator and what it is compared with, inside questions that hold together: they have numbers, which end below a hundred. */
const CONDITION = /^where(?:\[(?:and|or)\]\[\d{1,2}\])*\[(?!(?:and|or)\])[^[\]]+\]\[[^[\]]+\](?:\[\d*\])?$/i

/** Whether Payload can read what a page is asked: it fails at the rest, and logs that as a failure of its own. */
export function isReadableQuery(url: string): boolean {
  const { searchParams } = new URL(url, 'http://a')
  const isReadable = ([name, isMeant]: [string, (value: unknown) => boolean]) =>
    searchParams.getAll(name).every((text) => text === '' || isJson(text, isMeant))
  const isCondition = ([name, text]: [string, string]) =>
    !name.startsWith('where') || CONDITION.test(name) || (name === 'where' && text === '')
  // None are kept here. Payload would remember it, and fail to find it each time.
  const isPreset = ([name, text]: [string, string]) => name.startsWith('preset') && text !== ''
  const asked = [...searchParams]
  return asked.every(isCondition) && !asked.some(isPreset) && Object.entries(JSON_NAMES).every(isReadable)
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
