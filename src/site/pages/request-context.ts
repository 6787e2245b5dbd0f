import { isOutcomeParameter } from '#newsletter/links.ts'
import type { Reader } from '#published/reader.ts'
import type { RenderContext } from '#render/context.ts'
import type { Subject } from '#settings/define-widget.ts'
import { findWidget } from '#widgets/registry.ts'
import type { SiteContext } from '../response.ts'
import { isListParameter } from '../routes.ts'

const NO_SUBJECT: Subject = { title: '', excerpt: '', image: null }

/** One request on its way through a controller. */
export interface RequestContext {
  context: SiteContext
  reader: Reader
  /** Its path is canonical. */
  url: URL
  /** Set where a draft is shown to its editor alone. */
  preview: PreviewFrame | null
  /** Ids made of words, given out so far on its page. */
  anchors: Set<string>
  /** What its widgets read of the address. */
  parameters: Map<string, (value: string) => boolean>
}

/** What the frame of a live preview needs to know. */
export interface PreviewFrame {
  adminOrigin: string
  token: string
}

export function openRequestContext(context: SiteContext, url: URL): RequestContext {
  return { context, reader: context.createReader(), url, preview: null, anchors: new Set(), parameters: new Map() }
}

/** The request as the widget renderer sees it. */
export function renderContextOf(requestContext: RequestContext, subject: Subject = NO_SUBJECT): RenderContext {
  const { context, reader, url, preview, anchors, parameters } = requestContext
  return {
    reader,
    findWidget,
    now: context.now(),
    url: pageUrl(url, context.origin),
    moduleUrl: (widget) => context.assets.moduleUrl(widget),
    subject,
    anchors,
    parameters,
    isPreview: preview !== null,
    mapServices: context.mapServices,
    reportFailure: (failure) => context.reportFailure(failure),
  }
}

/** The address with the pages of its lists and what came of its forms alone: what else a stranger adds to an address must not get into a page. */
function pageUrl(url: URL, origin: string): URL {
  const known = new URL(url.pathname, origin)
  for (const [name, value] of url.searchParams)
    if (isListParameter(name) || isOutcomeParameter(name)) known.searchParams.set(name, value)
  return known
}
