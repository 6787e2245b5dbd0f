import { SECURITY_TXT_HREF } from '#addresses/machines.ts'
import type { RequestContext } from '../pages/request-context.ts'
import { textResponse } from '../pages/responses.ts'
import type { SiteResponse } from '../response.ts'

const DAY_MS = 24 * 3600 * 1000
/** RFC 9116 wants less than a year; whoever runs the site may change sooner. */
const GOOD_FOR_DAYS = 180

/** Whom to tell about a weakness (RFC 9116); `null` where nobody is named. */
export async function securityTxtResponse(requestContext: RequestContext): Promise<SiteResponse | null> {
  const { context, reader } = requestContext
  const { email } = (await reader.site()).contact
  const contact = context.securityContact ?? (email === '' ? null : `mailto:${email}`)
  if (contact === null) return null
  const today = Math.floor(context.now().getTime() / DAY_MS) * DAY_MS
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: zh-TW, en',
    `Canonical: ${context.origin}${SECURITY_TXT_HREF}`,
  ]
  // Written anew each day, so that it never runs out.
  return { ...textResponse(requestContext, 'text/plain', `${lines.join('\n')}\n`), expiresAt: new Date(today + DAY_MS) }
}
