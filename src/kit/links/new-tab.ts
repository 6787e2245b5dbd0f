export const NEW_TAB = '（另開新分頁）'
const IS_SAID = /另開新?(?:分頁|視窗)|新(?:的)?(?:分頁|視窗)/

/** What a link that opens a tab has to add to its words, so that it is said once: an editor may have written it there. */
export function newTabNote(words: string): string {
  return IS_SAID.test(words) ? '' : NEW_TAB
}
