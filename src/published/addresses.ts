import { actionAnchor, type PanelMode } from '#islands/wire.ts'

/** Addresses of published documents. Each ends in a slash, its segments percent-encoded. */

export function postHref(slug: string): string {
  return `/news/${encodeURIComponent(slug)}/`
}

/** `path` has no slashes at its ends; the empty path is the home page. */
export function pageHref(path: string): string {
  return path === '' ? '/' : `/${path.split('/').map(encodeURIComponent).join('/')}/`
}

export function categoryHref(slug: string): string {
  return `/category/${encodeURIComponent(slug)}/`
}

export function tagHref(slug: string): string {
  return `/tag/${encodeURIComponent(slug)}/`
}

/** Settings of the actions that an action anchor can name. */
interface Actions {
  'popup:open': { id: string; toggle: boolean }
  'popup:close': { do_not_show_again: 'yes' | '' }
  'off_canvas:open': OffCanvasSettings
  'off_canvas:close': OffCanvasSettings
  'off_canvas:toggle': OffCanvasSettings
  lightbox: { type: 'image'; url: string; title?: string; description?: string }
}

interface OffCanvasSettings {
  id: string
  displayMode: PanelMode
}

/** An action anchor: a link that opens or closes something in its own page. Its settings are JSON, UTF-8, base64. */
export function actionHref<Action extends keyof Actions>(action: Action, settings: Actions[Action]): string {
  return actionAnchor(action, Buffer.from(JSON.stringify(settings), 'utf8').toString('base64'))
}
