import { createElement } from 'react'
import { isFor } from '#popups/audience.ts'
import { isWithin } from '#popups/client/schedule.ts'
import type { Role } from '#published/role-names.ts'
import { earliest } from '#render/earliest.ts'
import { renderLayout } from '#render/render-layout.ts'
import type { Subject } from '#settings/define-widget.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteResponse } from '../../response.ts'
import { FragmentPage } from '../fragment/page.tsx'
import { pageResponse } from '../page-response.tsx'
import { NO_SUBJECT, type RequestContext, renderContextOf } from '../request-context.ts'

/**
 * What a popup shows, on a page of its own: where links to it lead without a script. `null` for what is not published, not for
 * this visitor, or not for this time.
 */
export async function popupPageResponse(
  requestContext: RequestContext,
  id: number,
  role: Role | null,
): Promise<SiteResponse | null> {
  const popup = await requestContext.reader.findPopup(id)
  if (popup === null || !isFor(popup, role)) return null
  const { name, layout, rules } = popup
  if (!isWithin(rules.schedule, requestContext.context.now().getTime())) return null
  const subject: Subject = { ...NO_SUBJECT, document: { kind: 'popup', id } }
  const { html, widgets, expiresAt } = await renderLayout(layout, renderContextOf(requestContext, subject))
  return pageResponse(requestContext, {
    head: headOf({ name, description: '', canonicalPath: null, isIndexed: false }),
    body: createElement(FragmentPage, { name, html, className: 'popup-page' }),
    widgets,
    expiresAt: earliest(expiresAt, rules.schedule.end === null ? null : new Date(rules.schedule.end)),
  })
}
