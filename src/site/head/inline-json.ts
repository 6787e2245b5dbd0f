/**
 * JSON for a `<script>` data block. `<` would let content close the element or open a comment;
 * U+2028 and U+2029 end a line for some readers.
 */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
