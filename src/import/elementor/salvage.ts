import { isRecord } from '#platform/is-record.ts'
import { headingNode } from '#settings/rich-text/compose.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { linkPiece } from '../conversion/paragraphs.ts'
import { nodePiece, type Piece } from '../conversion/pieces.ts'
import { LONGEST_HEADING, lengthOf } from '../conversion/words.ts'
import { textOfHtml } from '../html/dom.ts'
import { findPicture } from '../html/pictures.ts'

const MAX_DEPTH = 8
/** Settings of the look. */
const LOOK =
  /(?:style|tag|align|alignment|position|type|size|color|icon|icons|id|animation|css|class|classes|effect|source|layout|unit)$/i
const TITLE = /(?:title|heading|name)$/i
const SAYS_SOMETHING = /\p{Script=Han}|\p{L}.*\s.*\p{L}/u
const NO_WORDS =
  /^(?:https?:\/\/|\/|#|mailto:|tel:)|^#[0-9a-f]{3,8}$|^rgba?\(|^(?:fa[bsrl]?|eicon|icon|ekiticon)[ -]|[{};]\s*$|^\d+(?:px|em|rem|%|vh|vw)?$/i
const UPLOADED = /\/uploads\/.+\.(?:jpe?g|png|webp|gif|svg)$/i

/** The words, pictures and links of a widget that nobody knows, in the order of its settings. */
export function salvage(settings: Readonly<Record<string, unknown>>, conversion: Conversion, depth = 1): Piece[] {
  if (depth > MAX_DEPTH) return []
  const href = hrefIn(settings)
  let isLinked = false
  return Object.entries(settings).flatMap(([key, value]): Piece[] => {
    if (key.startsWith('_') || key.startsWith('__')) return []
    if (Array.isArray(value)) return value.filter(isRecord).flatMap((row) => salvage(row, conversion, depth + 1))
    if (isRecord(value)) {
      const url = typeof value.url === 'string' ? value.url : ''
      if (!UPLOADED.test(url))
        return 'url' in value || 'size' in value || 'unit' in value ? [] : salvage(value, conversion, depth + 1)
      const id = Number(value.id)
      const picture = findPicture({ url, ...(id > 0 && { id }) }, conversion)
      return picture === null ? [] : [{ kind: 'picture', picture, caption: '', link: null, zoom: false }]
    }
    if (typeof value !== 'string' || LOOK.test(key) || NO_WORDS.test(value.trim())) return []
    const words = textOfHtml(value)
    if (!SAYS_SOMETHING.test(words)) return []
    // The first words beside an address are what it is called.
    if (href !== '' && !isLinked) {
      isLinked = true
      return linkPiece(words, href, conversion)
    }
    return TITLE.test(key) && lengthOf(words) <= LONGEST_HEADING ? [nodePiece(headingNode('h3', words))] : conversion.html(value)
  })
}

function hrefIn(settings: Readonly<Record<string, unknown>>): string {
  for (const value of Object.values(settings)) {
    if (isRecord(value) && typeof value.url === 'string' && value.url !== '' && value.url !== '#' && !UPLOADED.test(value.url))
      return value.url
  }
  return ''
}
