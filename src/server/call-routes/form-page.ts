import type { FastifyInstance } from 'fastify'
import { HOME_HREF } from '#addresses/documents.ts'
import { FORM_HREF } from '#addresses/forms.ts'
import type { FormDesk } from '#forms/form-desk.ts'
import { withoutPersonalData } from '#newsletter/personal.ts'
import { formResponse } from '#site/pages/form/controller.tsx'
import { seeOther } from '#site/pages/newsletter/controller.tsx'
import type { SiteContext } from '#site/response.ts'
import { fieldsOf } from './form-fields.ts'
import { isSameSite } from './newsletter-same-site.ts'
import type { SendCall } from './send-call.ts'

/** Some thousand Chinese characters, each of which is sent as nine. */
const BODY_LIMIT_BYTES = 128 * 1024

interface FormPageOptions {
  context: SiteContext
  sendCall: SendCall
  desk: FormDesk
}

/** Where visitors' forms are sent to, by a script or without one. */
export function addFormPage(app: FastifyInstance, { context, sendCall, desk }: FormPageOptions): void {
  // Whoever asks for the address again has nothing to send.
  app.get(FORM_HREF, (request, reply) => sendCall(request, reply, { key: null, render: async () => seeOther(HOME_HREF) }))
  app.post(FORM_HREF, { bodyLimit: BODY_LIMIT_BYTES, config: { group: 'forms' } }, (request, reply) => {
    const render = () =>
      formResponse(context, fieldsOf(request), {
        isSameSite: isSameSite(request, context.origin),
        isScript: request.headers.accept === 'application/json',
        desk,
        // A message may repeat what the visitor wrote.
        report: (error) => request.log.error(withoutPersonalData(error), 'what a visitor filled in could not be stored'),
      })
    return sendCall(request, reply, { key: null, render })
  })
}
