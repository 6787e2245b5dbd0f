import { WIDGET_AREA_HREF } from '#addresses/calls.ts'
import { freshNonce, pageNonce } from './nonce.ts'

const ACTION = 'lectern_widget_area'
const STALE = 403

/** The widget-area call: the HTML of a published fragment. A nonce that grew old in a kept page is replaced once. Rejects when there is none. */
export async function fetchWidgetArea(fragment: number): Promise<string> {
  let response = await ask(fragment, pageNonce())
  if (response.status === STALE) response = await ask(fragment, await freshNonce())
  const html = response.ok ? (await response.text()).trim() : ''
  // What the plugin that it replaces answered when it had nothing to show.
  if (html === '' || html === '0') throw new Error(`no content for ${fragment}: ${response.status}`)
  return html
}

function ask(fragment: number, nonce: string): Promise<Response> {
  return fetch(WIDGET_AREA_HREF, {
    method: 'POST',
    body: new URLSearchParams({ action: ACTION, nonce, post_id: String(fragment) }),
  })
}
