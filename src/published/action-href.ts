import { actionAnchor, type PanelMode } from '#islands/wire.ts'

/** Settings of the actions that an action anchor can name. */
interface Actions {
  'popup:open': { id: string; toggle: boolean }
  'popup:close': { do_not_show_again: 'yes' | '' }
  'off_canvas:open': OffCanvasSettings
  'off_canvas:close': OffCanvasSettings
  'off_canvas:toggle': OffCanvasSettings
  lightbox: { type: 'image'; url: string; title?: string; description?: string; alt?: string }
}

interface OffCanvasSettings {
  id: string
  displayMode: PanelMode
}

/** An action anchor: a link that opens or closes something in its own page. Its settings are JSON, UTF-8, base64. */
export function actionHref<Action extends keyof Actions>(action: Action, settings: Actions[Action]): string {
  return actionAnchor(action, Buffer.from(JSON.stringify(settings), 'utf8').toString('base64'))
}
