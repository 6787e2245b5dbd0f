import type { FastifyInstance } from 'fastify'

interface SecurityOptions {
  siteUrl: string
  adminUrl: string
  /** Other hosts that pages may show images from, and ask by script: those of the maps. */
  others?: { images: string[]; calls: string[] }
  /** Vite's development server puts style sheets into the page; nothing else does. */
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
  // Players of films, put in place by a click on the film and not before; nobody else is framed.
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
]

const SHARED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** Computed once. They are also part of every kept answer, because the fast path runs no hook. */
export function createSecurityHeaders({ siteUrl, adminUrl, others, isDevelopment = false }: SecurityOptions): SecurityHeaders {
  const always = siteUrl.startsWith('https:') ? { ...SHARED, 'strict-transport-security': 'max-age=31536000' } : SHARED
  const styles = isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'"
  const images = ["img-src 'self' data:", ...(others?.images ?? [])].join(' ')
  const calls = ["connect-src 'self'", ...(others?.calls ?? [])].join(' ')
  const policyFramedBy = (ancestors: string) => [...POLICY, images, calls, styles, `frame-ancestors ${ancestors}`].join('; ')
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
    reply.headers(request.routeOptions.config.group === 'preview' ? headers.preview : headers.page)
  })
}
