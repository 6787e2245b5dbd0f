import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isFor } from '#popups/audience.ts'
import type { Role } from '#published/role-names.ts'
import { renderLayout } from '#render/render-layout.ts'
import type { Subject } from '#settings/define-widget.ts'
import { NO_SUBJECT, openRequestContext, renderContextOf } from '../../pages/request-context.ts'
import type { SiteContext, SiteResponse } from '../../response.ts'
import { jsonResponse } from '../json-response.ts'
import { lateHtml } from '../late-html.ts'
import { DRAWN_AS, PopupDialog } from './dialog.tsx'

/**
 * A popup as a JSON string of HTML; `null` and 404 for what is not published, or not for this visitor. `role` is that of
 * somebody who is logged in.
 */
export async function popupResponse(context: SiteContext, id: number, role: Role | null): Promise<SiteResponse> {
  const requestContext = openRequestContext(context, new URL(context.origin))
  const popup = await requestContext.reader.findPopup(id)
  if (popup === null || !isFor(popup, role)) return jsonResponse(null, { status: 404, tags: requestContext.reader.tags })
  const subject: Subject = { ...NO_SUBJECT, document: { kind: 'popup', id } }
  const { html, widgets, expiresAt } = await renderLayout(popup.layout, renderContextOf(requestContext, subject))
  const dialog = renderToStaticMarkup(createElement(PopupDialog, { popup, html }))
  const late = lateHtml(context.assets, { html: dialog, widgets: new Set([...widgets, DRAWN_AS]) })
  return jsonResponse(late, { tags: requestContext.reader.tags, expiresAt })
}
