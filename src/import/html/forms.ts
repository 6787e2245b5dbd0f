import type { Conversion } from '../conversion/conversion.ts'
import { formPlaceholder } from '../conversion/old-form.ts'
import type { Piece } from '../conversion/pieces.ts'
import { attributeOf, elementsIn, type HtmlElement } from './dom.ts'

/** A search form is the header's business. */
export function formToPieces(form: HtmlElement, conversion: Conversion): Piece[] {
  const fields = [...elementsIn(form.childNodes)].filter(
    (field) =>
      ['input', 'select', 'textarea'].includes(field.tagName) && !['hidden', 'submit'].includes(attributeOf(field, 'type')),
  )
  if (attributeOf(form, 'role') === 'search' || fields.length === 0) return []
  const names = fields.map((field) => attributeOf(field, 'placeholder') || attributeOf(field, 'name') || field.tagName)
  return formPlaceholder('', names, conversion)
}
