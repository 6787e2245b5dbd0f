import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isHiddenFrom } from '#popups/hidden-from.ts'
import type { Role } from '#published/role-names.ts'
import { renderLayout } from '#render/render-layout.ts'
import type { Answer, SiteContext } from '../../answer.ts'
import { openVisit, renderContextOf } from '../../pages/visit.ts'
import { jsonAnswer } from '../json-answer.ts'
import { lateHtml } from '../late-html.ts'
import { PopupDialog } from './dialog.tsx'

/** A popup is drawn as this widget is. */
const DRAWN_AS = 'popup-modal'

/**
 * A popup as a JSON string of HTML; `null` and 404 for what is not published, or not for this visitor. `role` is that of
 * somebody who is logged in.
 */
export async function answerPopup(context: SiteContext, id: number, role: Role | null): Promise<Answer> {
  const visit = openVisit(context, new URL(context.origin))
  const popup = await visit.reader.findPopup(id)
  if (popup === null || isHiddenFrom(popup, role)) return jsonAnswer(null, { status: 404, tags: visit.reader.tags })
  const { html, widgets, expiresAt } = await renderLayout(popup.layout, renderContextOf(visit))
  const dialog = renderToStaticMarkup(createElement(PopupDialog, { popup, html }))
  const late = lateHtml(context.assets, { html: dialog, widgets: new Set([...widgets, DRAWN_AS]) })
  return jsonAnswer(late, { tags: visit.reader.tags, expiresAt })
}
