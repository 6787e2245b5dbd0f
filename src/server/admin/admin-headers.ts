import { randomBytes } from 'node:crypto'

interface AdminHeaderOptions {
  adminUrl: string
  /** Previews are framed from there, and with a bucket pictures come from there. */
  siteUrl: string
  isDevelopment: boolean
}

type Headers = Record<string, string>
type PageHeaders = Headers & { 'content-security-policy': string }

export interface AdminHeaders {
  /** For pages and calls; the policy names a nonce that Next puts on its inline scripts. */
  forPage(nonce?: string): PageHeaders
  /** For uploaded files: whatever is in them, it can do nothing here. */
  forFile: Headers
}

const NONCE_BYTES = 16

export function createNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64')
}

export function createAdminHeaders({ adminUrl, siteUrl, isDevelopment }: AdminHeaderOptions): AdminHeaders {
  const isSecure = adminUrl.startsWith('https:')
  const shared: Headers = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
    // A preview in a window of its own still hears from the form.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  }
  const policy = (nonce: string) =>
    [
      "default-src 'none'",
      // Hot replacement evaluates what it replaces.
      `script-src 'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ''}`,
      // Payload's forms position their parts by style attributes.
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${siteUrl}`,
      `media-src 'self' blob: ${siteUrl}`,
      "font-src 'self'",
      `connect-src 'self'${isDevelopment ? ` ${adminUrl.replace(/^http/, 'ws')}` : ''}`,
      `frame-src ${siteUrl}`,
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ...(isSecure ? ['upgrade-insecure-requests'] : []),
    ].join('; ')
  return {
    forPage: (nonce = createNonce()) => ({ ...shared, 'content-security-policy': policy(nonce) }),
    forFile: { ...shared, 'content-security-policy': "default-src 'none'; sandbox" },
  }
}
