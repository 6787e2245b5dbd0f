// Characters that XML 1.0 has no way to write, not even as references.
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const REFERENCES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Without what no XML document may hold. */
export function writableText(text: string): string {
  return text.replace(UNWRITABLE, '')
}

/** Text as it may stand in an element or attribute. */
export function escapeXml(text: string): string {
  return writableText(text).replace(/[&<>"']/g, (character) => REFERENCES[character] ?? character)
}

/** `<name>text</name>`, escaped. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
