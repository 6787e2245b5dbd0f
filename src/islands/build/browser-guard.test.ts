import { resolve } from 'node:path'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { browserGuard, refuseInBrowser } from './browser-guard.ts'

const root = resolve(import.meta.dirname, '../../..')

describe('refuseInBrowser', () => {
  it.each([
    'src/islands/client/loader.ts',
    'src/islands/client/when/visible.ts?standalone',
    'src/islands/client/island.tsx',
    'src/islands/wire.ts',
    'src/widgets/tabs/view.tsx',
    'src/widgets/tabs/model.ts',
    'src/widgets/tabs/messages.ts',
    'src/widgets/tabs/pane.tsx',
    'src/kit/disclosure.ts',
    'src/addresses/cart.ts',
    'src/platform/safe-url.ts',
    'src/platform/is-record.ts',
    'src/published/types.ts',
    'src/newsletter/form-fields.ts',
    'src/site/ui/styles/site.css',
    'node_modules/react-dom/client.js',
    '\0island:tabs',
  ])('lets %s pass', (id) => {
    expect(refuseInBrowser(id)).toBeNull()
  })

  it.each([
    'src/cms/payload.config.ts',
    'src/published/reader.ts',
    'src/server/env.ts',
    'src/site/router.ts',
    'src/published/search/query.ts',
    'src/seed/run.ts',
    'src/newsletter/subscribe.ts',
    'src/islands/server/island.tsx',
    'src/widgets/registry.ts',
    'src/settings/define-settings.ts',
    'src/render/context.ts',
    'src/widgets/tabs/index.ts',
    'src/widgets/tabs/settings.ts',
    'src/widgets/tabs/load.ts',
    'node_modules/payload/dist/index.js',
    'node_modules/@payloadcms/richtext-lexical/dist/index.js',
    'node_modules/react-dom/server.browser.js',
    'node:fs',
    '__vite-browser-external:fs',
  ])('refuses %s', (id) => {
    expect(refuseInBrowser(id)).not.toBeNull()
  })
})

describe('browserGuard', () => {
  const buildImporting = (specifier: string) =>
    build({
      configFile: false,
      logLevel: 'silent',
      root,
      plugins: [
        browserGuard({ root }),
        {
          name: 'entry',
          resolveId: (id) => (id.startsWith('entry') ? resolve(root, 'src/widgets/tabs/view.tsx') : null),
          load: (id) => (id.endsWith('tabs/view.tsx') ? `import * as all from '${specifier}'; console.log(all)` : null),
        },
      ],
      build: { write: false, rolldownOptions: { input: 'entry' } },
    })

  it('lets browser code be built', async () => {
    await expect(buildImporting('#islands/client/insert-html.ts')).resolves.toBeDefined()
  })

  it.each(['#islands/server/island.tsx', 'payload', 'node:fs', 'fs'])(
    'fails the build that imports %s, and says where',
    async (specifier) => {
      await expect(buildImporting(specifier)).rejects.toThrow(`src/widgets/tabs/view.tsx imports ${specifier}`)
    },
  )
})
