import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../app.fixture.ts'
import { createSecurityHeaders } from './security-headers.ts'

const POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src':
    'https://www.youtube-nocookie.com https://player.vimeo.com https://docs.google.com https://drive.google.com https://calendar.google.com https://www.google.com/maps/ https://e.issuu.com https://open.spotify.com',
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'lectern leaflet',
  'report-uri': '/csp-report',
  'report-to': 'csp',
  'frame-ancestors': "'none'",
}
const SECURE = { ...POLICY, 'upgrade-insecure-requests': '' }

const NO_MAPS = { MAP_TILES_URL: 'none', MAP_GEOCODER_URL: 'none', MAP_ROUTER_URL: 'none' }

function readPolicy(header: unknown): Record<string, string> {
  return Object.fromEntries(
    String(header)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  )
}

describe('every answer is guarded', () => {
  test.each([
    ['a page', '/'],
    ['the same page from the cache', '/'],
    ['a missing page', '/nothing/'],
    ['a broken page', '/broken/'],
    ['a malformed address', '/%zz'],
    ['health', '/healthz'],
    ['a missing file', '/wp-content/uploads/2026/01/x.png'],
  ])('%s', async (_, url) => {
    const { app } = await createTestApp({ env: NO_MAPS })
    await app.inject('/')
    const { headers } = await app.inject(url)
    expect(readPolicy(headers['content-security-policy'])).toEqual(SECURE)
    expect(headers['reporting-endpoints']).toBe('csp="https://www.example.edu.tw/csp-report"')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    })
  })
})

test('without TLS nothing is promised about it', () => {
  const { page } = createSecurityHeaders({ siteUrl: 'http://localhost:3000', adminUrl: 'http://localhost:3001' })
  expect(page).not.toHaveProperty('strict-transport-security')
})

test('a preview differs in who may frame it and in that nobody keeps it', () => {
  const { preview } = createSecurityHeaders({ siteUrl: 'http://localhost:3000', adminUrl: 'http://localhost:3001' })
  expect(readPolicy(preview['content-security-policy'])).toEqual({ ...POLICY, 'frame-ancestors': 'http://localhost:3001' })
  expect(preview).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
})

test('other hosts are the configured ones of the maps, each for what it is needed for', async () => {
  const { app } = await createTestApp({
    env: {
      MAP_TILES_URL: 'https://tiles.example/a/{z}/{x}/{y}.png?key=1',
      MAP_PHOTO_TILES_URL: 'https://photos.example:8443/{z}/{x}/{y}',
      MAP_GEOCODER_URL: 'https://find.example/?q={address}',
      MAP_ROUTER_URL: 'none',
    },
  })
  expect(readPolicy((await app.inject('/')).headers['content-security-policy'])).toEqual({
    ...SECURE,
    'img-src': "'self' data: https://tiles.example https://photos.example:8443",
    'connect-src': "'self' https://find.example",
  })
})

test('inline styles, and HTML that Vite writes, are allowed in development alone, inline scripts never', () => {
  const { page } = createSecurityHeaders({
    siteUrl: 'http://localhost:3000',
    adminUrl: 'http://localhost:3001',
    isDevelopment: true,
  })
  const { 'require-trusted-types-for': _, 'trusted-types': __, ...rest } = POLICY
  expect(readPolicy(page['content-security-policy'])).toEqual({ ...rest, 'style-src': "'self' 'unsafe-inline'" })
})
