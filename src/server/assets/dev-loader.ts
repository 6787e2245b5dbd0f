import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'

const PREAMBLE = react.preambleCode.replace('__BASE__', '/')

/** The loader with what hot replacement needs before it: as a module, so that the page needs no inline script. */
export function devLoader(): Plugin {
  const filter = { id: /^\0lectern:dev-loader$/ }
  return {
    name: 'lectern:dev-loader',
    apply: 'serve',
    resolveId: { filter, handler: (id) => id },
    load: {
      filter,
      // The loader comes last: what it wakes expects the preamble.
      handler: () => `import '/@vite/client'\n${PREAMBLE}\nawait import('/src/islands/client/loader.ts')`,
    },
  }
}
