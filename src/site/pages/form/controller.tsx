import { FORM_HREF, sentHref } from '#addresses/forms.ts'
import type { FormDesk } from '#forms/form-desk.ts'
import { type FormField, SENT_FIELDS, valuesOf } from '#forms/form-fields.ts'
import { type AnswersReading, readAnswers } from '#forms/read-answers.ts'
import { type FormResult, RESULT_WORDS } from '#forms/results.ts'
import { shownFields } from '#forms/shown-fields.ts'
import { createStamp, judgeStamp } from '#forms/stamp.ts'
import { normaliseAddress } from '#newsletter/addresses.ts'
import { RETURN_FIELDS } from '#newsletter/form-fields.ts'
import type { RenderContext } from '#render/context.ts'
import { findSettings } from '#render/find-settings.ts'
import { renderWidget, type WidgetHolder } from '#render/render-widget.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { DocumentRef } from '#settings/define-widget.ts'
import { contactFormSettings } from '#widgets/contact-form/settings.ts'
import { findDocument, fragmentsAround } from '../../calls/find-document.ts'
import { jsonResponse } from '../../calls/json-response.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteContext, SiteResponse } from '../../response.ts'
import { canonicalPath } from '../../routes.ts'
import { seeOther } from '../newsletter/controller.tsx'
import { pageResponse } from '../page-response.tsx'
import { NO_SUBJECT, openRequestContext, type RequestContext, renderContextOf } from '../request-context.ts'
import { FormPage } from './page.tsx'

interface FormOptions {
  isSameSite: boolean
  /** A script asks, not a form: it is told, and shows the rest itself. */
  isScript: boolean
  desk: FormDesk
  report(error: unknown): void
}

/** A form as it is published now: what the visitor's page said of it counts for nothing. */
interface PublishedForm {
  id: string
  document: DocumentRef
  holder: WidgetHolder
  render: RenderContext
  settings: SettingsOf<typeof contactFormSettings>
  fields: FormField[]
  /** Where it was sent from. */
  page: string
}

const STATUS_OF: Record<FormResult['kind'], number> = {
  sent: 200,
  problems: 422,
  again: 422,
  gone: 404,
  foreign: 403,
  failed: 503,
}
const WIDGET_ID = /^b-[\p{L}\p{M}\p{N}_-]{1,120}$/u
const DOCUMENT = /^(page|post|fragment|popup):(\d{1,9})$/

/** Takes in what a visitor filled in. */
export async function formResponse(context: SiteContext, sent: URLSearchParams, options: FormOptions): Promise<SiteResponse> {
  const requestContext = openRequestContext(context, new URL(FORM_HREF, context.origin))
  const form = options.isSameSite ? await findForm(requestContext, sent) : null
  const result = form === null ? refusal(options) : await takeIn(requestContext, form, sent, options)
  if (options.isScript) return jsonResponse(result, { status: STATUS_OF[result.kind], caching: 'none' })
  if (form !== null && result.kind === 'sent') return seeOther(sentHref(form.page, form.id))
  return showAgain(requestContext, form, sent, result)
}

function refusal({ isSameSite }: FormOptions): FormResult {
  return { kind: isSameSite ? 'gone' : 'foreign' }
}

async function takeIn(
  { context, reader }: RequestContext,
  form: PublishedForm,
  sent: URLSearchParams,
  { desk, report }: FormOptions,
): Promise<FormResult> {
  const reading = readAnswers(form.fields, sent)
  if (reading.kind === 'wrong') return { kind: 'problems', problems: reading.problems }
  // A program that fills in every field is told what it wants to hear.
  if (reading.isTrapped) return { kind: 'sent' }
  const now = context.now()
  const verdict = judgeStamp(context.nonceKey, form.id, sent.get(SENT_FIELDS.stamp) ?? '', now)
  if (verdict.kind === 'again') return { ...verdict, stamp: createStamp(context.nonceKey, form.id, now) }
  try {
    const { contact } = await reader.site()
    await desk.take(filledOf(form, reading, contact.email))
    return { kind: 'sent' }
  } catch (error) {
    report(error)
    return { kind: 'failed' }
  }
}

async function findForm(requestContext: RequestContext, sent: URLSearchParams): Promise<PublishedForm | null> {
  const [, kind, number] = DOCUMENT.exec(sent.get(SENT_FIELDS.document) ?? '') ?? []
  const id = sent.get(RETURN_FIELDS.form) ?? ''
  if (kind === undefined || !WIDGET_ID.test(id)) return null
  const document = { kind: kind as DocumentRef['kind'], id: Number(number) }
  const found = await findDocument(requestContext.reader, document)
  if (found === null) return null
  const { holder, href } = found
  const render = {
    ...renderContextOf(requestContext, { ...NO_SUBJECT, document }),
    inside: fragmentsAround(id, document),
  }
  const settings = await findSettings(holder, { id, settings: contactFormSettings }, render)
  if (settings === null) return null
  return { id, document, holder, render, settings, fields: shownFields(settings.fields), page: pageOf(sent, href) }
}

/** A page of this site and nothing else. */
function pageOf(sent: URLSearchParams, otherwise: string): string {
  const page = sent.get(RETURN_FIELDS.page) ?? ''
  const path = page.startsWith('/') && !page.startsWith('//') ? canonicalPath(page.split(/[?#]/, 1)[0] ?? '') : null
  return path === null || path === FORM_HREF ? otherwise : path
}

function filledOf(
  { id, document, settings, page }: PublishedForm,
  { answers, addresses }: Extract<AnswersReading, { kind: 'read' }>,
  department: string,
) {
  const { title, consent, recipients, keptMonths } = settings
  const replyField = settings.fields.find((field) => field.isReplyTo && addresses.has(field.id))
  const replyTo = replyField === undefined ? null : (addresses.get(replyField.id) ?? null)
  const [first = null] = addresses.values()
  const block = id.replace(/^b-(?:f\d+-)*/, '')
  return {
    form: `${document.kind}:${document.id}#${block}`,
    title,
    page,
    consent,
    answers,
    email: replyTo ?? first,
    replyTo,
    recipients: (recipients.length > 0 ? recipients : [department]).flatMap((address) => normaliseAddress(address) ?? []),
    keptMonths: Number(keptMonths),
  }
}

/** The form on a page of its own, with what was filled in and what is to be done about it; without a form, the words alone. */
async function showAgain(
  requestContext: RequestContext,
  form: PublishedForm | null,
  sent: URLSearchParams,
  result: FormResult,
): Promise<SiteResponse> {
  const text = result.kind === 'problems' || result.kind === 'sent' ? '' : RESULT_WORDS[result.kind]
  const rendered =
    form && (await renderWidget(form.holder, wantedOf(form), { ...form.render, returned: returnedOf(form, sent, result, text) }))
  const title = form?.settings.title ?? '表單沒有送出'
  return pageResponse(requestContext, {
    head: headOf({ name: title, description: '', canonicalPath: null, isIndexed: false }),
    body: <FormPage title={title} html={rendered?.html ?? null} text={text} />,
    widgets: rendered?.widgets ?? [],
    status: STATUS_OF[result.kind],
    caching: 'none',
  })
}

function wantedOf({ id }: PublishedForm) {
  return { id, name: contactFormSettings.name }
}

function returnedOf({ id, page, fields }: PublishedForm, sent: URLSearchParams, result: FormResult, text: string) {
  const problems = result.kind === 'problems' ? result.problems : []
  return { id, page, values: valuesOf(fields, sent), problems, text }
}
