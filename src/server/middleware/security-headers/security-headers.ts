import type { FastifyInstance } from 'fastify'
import { CSP_REPORT_HREF } from '#addresses/machines.ts'
import { EMBED_SOURCES } from '#published/embed.ts'

interface SecurityOptions {
  siteUrl: string
  adminUrl: string
  /** Other hosts that pages may show images from, and ask by script: those of the maps. */
  others?: { images: string[]; calls: string[] }
  isDevelopment?: boolean
}

export type HeaderSet = Readonly<Record<string, string>>

export interface SecurityHeaders {
  page: HeaderSet
  /** May be framed by the admin's origin, is never stored and never indexed. */
  preview: HeaderSet
}

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "font-src 'self'",
  // Players of films, forms and documents, put in place by a click on them and not before; nobody else is framed.
  ['frame-src https://www.youtube-nocookie.com https://player.vimeo.com', ...EMBED_SOURCES].join(' '),
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
]

/** The only ways in which a script may write HTML: our own, `islands/client/trusted-html.ts`, and that of the maps. */
const TRUSTED = ["require-trusted-types-for 'script'", 'trusted-types lectern leaflet']
const REPORT_GROUP = 'csp'

const SHARED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** Computed once. They are also part of every kept answer, because the fast path runs no hook. */
export function createSecurityHeaders({ siteUrl, adminUrl, others, isDevelopment = false }: SecurityOptions): SecurityHeaders {
  const isSecure = siteUrl.startsWith('https:')
  const always = {
    ...SHARED,
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
    'reporting-endpoints': `${REPORT_GROUP}="${siteUrl}${CSP_REPORT_HREF}"`,
  }
  // Vite's development server puts style sheets into the page, and writes HTML as it likes.
  const byMode = isDevelopment ? ["style-src 'self' 'unsafe-inline'"] : ["style-src 'self'", ...TRUSTED]
  const last = [
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    // The first for browsers that do not know the second yet.
    `report-uri ${CSP_REPORT_HREF}`,
    `report-to ${REPORT_GROUP}`,
  ]
  const images = ["img-src 'self' data:", ...(others?.images ?? [])].join(' ')
  const calls = ["connect-src 'self'", ...(others?.calls ?? [])].join(' ')
  const policyFramedBy = (ancestors: string) =>
    [...POLICY, images, calls, ...byMode, ...last, `frame-ancestors ${ancestors}`].join('; ')
  return {
    page: {
      ...always,
      'content-security-policy': policyFramedBy("'none'"),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
    preview: {
      ...always,
      'content-security-policy': policyFramedBy(adminUrl),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  }
}

export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async function setSecurityHeaders(request, reply) {
    const { group } = request.routeOptions.config
    reply.headers(group === 'preview-renders' ? headers.preview : headers.page)
  })
}
