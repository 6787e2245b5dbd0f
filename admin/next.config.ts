import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

// Both programs run from the repository's root.
const root = process.cwd()

const config: NextConfig = {
  outputFileTracingRoot: root,
  turbopack: {
    root,
    rules: {
      '*.js': {
        condition: { all: [{ path: /@payloadcms\/ui\/dist\/exports\/client\// }, { content: /"MMM d, yyy h:mm a"/ }] },
        loaders: [`${root}/admin/date-order.js`],
      },
    },
  },
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
  // Pictures are drawn in their sizes when they are uploaded; the address of the optimiser is closed in front, too.
  images: { unoptimized: true },
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    // The state of a form is six to nine times its layout; the server in front of this one lets no more pass either.
    serverActions: { bodySizeLimit: '8mb' },
  },
  // Types are checked once, for the whole repository, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(config, { devBundleServerPackages: false })
