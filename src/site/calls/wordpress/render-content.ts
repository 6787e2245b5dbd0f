import { setImmediate } from 'node:timers/promises'
import type { RenderContext, Rendered } from '#render/context.ts'
import type { Subject } from '#settings/define-widget.ts'
import { openRequestContext, renderContextOf } from '../../pages/request-context.ts'
import type { RestCall } from './resource.ts'
import { absoluteHtml } from './text.ts'

/** The HTML that a document's own page shows. Others are let through between two of them. */
export async function renderContent(
  call: RestCall,
  { href, subject }: { href: string; subject: Subject },
  render: (context: RenderContext) => Promise<Rendered>,
): Promise<string> {
  const { site, reader } = call
  const requestContext = { ...openRequestContext(site, new URL(href, site.origin)), reader }
  const { html, expiresAt } = await render(renderContextOf(requestContext, subject))
  if (expiresAt !== null) call.expiries.push(expiresAt)
  await setImmediate()
  return absoluteHtml(html, site.origin)
}
