import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CONFIRM_HREF, outcomeParameter, PREFERENCES_HREF, SUBSCRIBE_HREF, UNSUBSCRIBE_HREF } from '#addresses/newsletter.ts'
import { RETURN_FIELDS } from '#newsletter/form-fields.ts'
import type { Newsletter } from '#newsletter/newsletter.ts'
import { isOutcome, type Outcome } from '#newsletter/outcomes.ts'
import { createNewsletterPages, seeOther } from '#site/pages/newsletter/controller.tsx'
import type { SiteContext, SiteResponse } from '#site/response.ts'
import { canonicalPath } from '#site/routes.ts'
import { fieldsOf, queryOf } from './form-fields.ts'
import { signUp } from './newsletter-call.ts'
import type { SendCall } from './send-call.ts'

interface NewsletterPagesOptions {
  newsletter: Newsletter
  context: SiteContext
  sendCall: SendCall
}

/** The form without a script, and the pages behind the links in mails. A link only shows; a button does. */
export function addNewsletterPages(app: FastifyInstance, { newsletter, context, sendCall }: NewsletterPagesOptions): void {
  const pages = createNewsletterPages(context, newsletter)
  const show = (href: string, render: (token: string, query: URLSearchParams) => Promise<SiteResponse>) =>
    app.get(href, LINKS, (request, reply) => {
      const query = queryOf(request)
      return send(request, reply, () => render(query.get('token') ?? '', query))
    })
  const act = (href: string, render: (token: string, fields: URLSearchParams) => Promise<SiteResponse>) =>
    app.post(href, LINKS, (request, reply) => {
      const fields = fieldsOf(request)
      const token = fields.get('token') ?? queryOf(request).get('token') ?? ''
      fields.delete('token')
      return send(request, reply, () => render(token, fields))
    })
  const send = (request: FastifyRequest, reply: FastifyReply, render: () => Promise<SiteResponse>) =>
    sendCall(request, reply, { key: null, render })

  // RFC 8058: the mail program posts one field, in either encoding. Only the token in the address matters.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}))

  show(CONFIRM_HREF, (token) => pages.showConfirm(token))
  act(CONFIRM_HREF, (token) => pages.confirm(token))
  show(PREFERENCES_HREF, (token, query) => pages.showPreferences(token, query.get('saved') === 'yes'))
  act(PREFERENCES_HREF, (token, fields) => pages.savePreferences(token, fields))
  show(UNSUBSCRIBE_HREF, (token) => pages.showUnsubscribe(token))
  act(UNSUBSCRIBE_HREF, (token, fields) => pages.leave(token, fields.get('for_good') === 'yes'))

  show(SUBSCRIBE_HREF, (_token, query) => {
    const outcome = query.get('outcome')
    return pages.showOutcome(isOutcome(outcome) ? outcome : 'missing-list')
  })
  app.post(SUBSCRIBE_HREF, { config: { group: 'newsletter' } }, async (request, reply) => {
    const fields = fieldsOf(request)
    const page = fields.get(RETURN_FIELDS.page)
    const form = fields.get(RETURN_FIELDS.form)
    for (const name of Object.values(RETURN_FIELDS)) fields.delete(name)
    const outcome = await signUp(request, newsletter, context.origin, () => ({ fields }))
    return send(request, reply, async () => seeOther(returnAddress(page, form, outcome)))
  })
}

const LINKS = { config: { group: 'newsletter-links' } } as const

/** The page that the form stands on, at the form; a page of this site and nothing else. */
function returnAddress(page: string | null, form: string | null, outcome: Outcome): string {
  const path = page?.startsWith('/') ? canonicalPath(page.split(/[?#]/, 1)[0] ?? '') : null
  if (path === null || form === null || !/^b-[\p{L}\p{M}\p{N}_-]{1,110}$/u.test(form))
    return `${SUBSCRIBE_HREF}?outcome=${outcome}`
  return `${path}?${encodeURIComponent(outcomeParameter(form))}=${outcome}#${encodeURIComponent(form)}`
}
