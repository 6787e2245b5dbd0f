import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signUpHref } from '#addresses/newsletter.ts'
import type { Newsletter } from '#newsletter/newsletter.ts'
import type { Outcome } from '#newsletter/outcomes.ts'
import { withoutPersonalData } from '#newsletter/personal.ts'
import type { SubscribeRequest } from '#newsletter/subscribe.ts'
import { signUpResponse } from '#site/calls/newsletter/controller.ts'
import { isSameSite } from './newsletter-same-site.ts'
import type { SendCall } from './send-call.ts'

export interface NewsletterCallOptions {
  newsletter: Pick<Newsletter, 'subscribe'>
  siteUrl: string
  sendCall: SendCall
}

const MAX_QUERY_LENGTH = 4096

/**
 * The sign-up call, a GET that changes something because the plugin that it replaces had it so. Hence: from this site's pages alone, rarely, never by HEAD,
 * never kept; the query is in no log.
 */
export function addNewsletterCall(app: FastifyInstance, { newsletter, siteUrl, sendCall }: NewsletterCallOptions): void {
  app.get<{ Params: { provider: string } }>(
    signUpHref(':provider'),
    // Checked by `readSignUp`, which says in the caller's words what is wrong.
    { exposeHeadRoute: false, config: { group: 'newsletter' } },
    async (request, reply) => {
      const outcome = await signUp(request, newsletter, siteUrl, () => {
        const query = request.url.split('?', 2)[1] ?? ''
        if (query.length > MAX_QUERY_LENGTH) return null
        return { provider: request.params.provider, fields: new URLSearchParams(query) }
      })
      return sendCall(request, reply, { key: null, render: async () => signUpResponse(outcome) })
    },
  )
}

/** Refuses other sites, and lets no error out that could hold an address. */
export async function signUp(
  request: FastifyRequest,
  { subscribe }: Pick<Newsletter, 'subscribe'>,
  siteUrl: string,
  read: () => SubscribeRequest | null,
): Promise<Outcome> {
  if (!isSameSite(request, siteUrl)) return 'cross-site'
  const asked = read()
  if (asked === null) return 'too-long'
  try {
    return await subscribe(asked)
  } catch (error) {
    request.log.error(withoutPersonalData(error), 'a sign-up could not be stored')
    return 'broken'
  }
}
