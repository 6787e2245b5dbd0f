import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

// Both programs run from the repository's root.
const root = process.cwd()

const config: NextConfig = {
  outputFileTracingRoot: root,
  turbopack: { root },
  // Bundled, each route would get its own copy, and an error thrown by one copy is not known to another: forms would
  // lose the messages at their fields.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/email-nodemailer',
    'nodemailer',
    '@payloadcms/storage-s3',
    '@libsql/client',
  ],
  poweredByHeader: false,
  experimental: { turbopackFileSystemCacheForBuild: false },
  // Types are checked once, for the whole repository, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'X-Frame-Options', value: 'DENY' },
          { key: 'Referrer-Policy', value: 'same-origin' },
          { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
        ],
      },
    ]
  },
  async redirects() {
    return [{ source: '/', destination: '/admin', permanent: false }]
  },
}

export default withPayload(config, { devBundleServerPackages: false })
