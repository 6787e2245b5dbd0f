import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const STAND_INS = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': resolve(import.meta.dirname, '../client/preact-root.ts'),
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

/** What is written for React runs on Preact in browsers, which is a seventh of its size. In development React itself does. */
export function preactInBrowsers(): Plugin {
  const alias = Object.entries(STAND_INS).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }))
  return { name: 'lectern:preact-in-browsers', apply: 'build', config: () => ({ resolve: { alias } }) }
}
