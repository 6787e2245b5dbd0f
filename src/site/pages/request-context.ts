import { isSentParameter } from '#addresses/forms.ts'
import { isListParameter } from '#addresses/lists.ts'
import { isOutcomeParameter } from '#addresses/newsletter.ts'
import { EMPTY_PLACE } from '#builder/empty-places.ts'
import { createStamp } from '#forms/stamp.ts'
import type { Reader } from '#published/reader.ts'
import type { RenderContext } from '#render/context.ts'
import type { Subject } from '#settings/define-widget.ts'
import { findWidget } from '#widgets/registry.ts'
import type { SiteContext, SiteRequest } from '../response.ts'
import { emptyPlace } from './preview/empty-place.tsx'

/** Of what is about nothing in particular. */
export const NO_SUBJECT: Subject = { title: '', excerpt: '', image: null }

/** One request on its way through a controller. */
export interface RequestContext {
  context: SiteContext
  reader: Reader
  /** Its path is canonical. */
  url: URL
  /** Absent where the answer is everybody's. */
  findRole?: SiteRequest['findRole']
  /** Set where a draft is shown to its editor alone. */
  preview: PreviewFrame | null
  /** Ids made of words, given out so far on its page. */
  anchors: Set<string>
  /** What its widgets read of the address. */
  parameters: Map<string, (value: string) => boolean>
  /** How many of its widgets could not be rendered so far. */
  failures: { count: number }
}

/** What the frame of a live preview needs to know. */
export interface PreviewFrame {
  adminOrigin: string
  token: string
  /** The frame of the visual editor rather than that of a form. */
  isEdited: boolean
}

export function openRequestContext(context: SiteContext, url: URL, findRole?: SiteRequest['findRole']): RequestContext {
  const reader = context.createReader()
  return { context, reader, url, findRole, preview: null, anchors: new Set(), parameters: new Map(), failures: { count: 0 } }
}

/** Of one page: what is wrong with a draft can be hundreds of widgets, and these say what. */
const MOST_FAILURES = 20

/** The request as the widget renderer sees it. */
export function renderContextOf(requestContext: RequestContext, subject: Subject = NO_SUBJECT): RenderContext {
  const { context, reader, url, preview, anchors, parameters, failures } = requestContext
  return {
    reader,
    findWidget: preview?.isEdited ? (name) => (name === EMPTY_PLACE ? emptyPlace : findWidget(name)) : findWidget,
    now: context.now(),
    url: pageUrl(url, context.origin),
    moduleUrl: (widget) => context.assets.moduleUrl(widget),
    subject,
    anchors,
    parameters,
    isPreview: preview !== null,
    isEdited: preview?.isEdited ?? false,
    mapServices: context.mapServices,
    stampForm: (form) => createStamp(context.nonceKey, form, context.now()),
    reportFailure: (failure) => {
      failures.count += 1
      if (failures.count <= MOST_FAILURES) context.reportFailure(failure)
    },
  }
}

/** The address with the pages of its lists and what came of its forms alone: what else a stranger adds to an address must not get into a page. */
function pageUrl(url: URL, origin: string): URL {
  const known = new URL(url.pathname, origin)
  for (const [name, value] of url.searchParams)
    if (isListParameter(name) || isOutcomeParameter(name) || isSentParameter(name)) known.searchParams.set(name, value)
  return known
}
