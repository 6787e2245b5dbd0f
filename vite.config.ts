import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { clientBuild, clientPlugins } from './src/islands/build/client-build.ts'
import { islandEntries } from './src/islands/build/island-entries.ts'
import { devLoader } from './src/server/assets/dev-loader.ts'
import { precompressAssets } from './src/server/assets/precompress.ts'

const root = import.meta.dirname
const folders = {
  widgetsDir: resolve(root, 'src/widgets'),
  kitDir: resolve(root, 'src/kit'),
  shopDir: resolve(root, 'src/shop'),
}
const DRAWN = '{admin,src/{builder,canvas,islands,kit,popups,render,shop,site,widgets},tests/widgets}/**/*.test.{ts,tsx}'
const PROGRAMS = {
  main: 'src/server/main.ts',
  admin: 'src/server/admin/main.ts',
  jobs: 'src/server/jobs/main.ts',
  prepare: 'src/server/prepare.ts',
  'svg-worker': 'src/cms/media/svg-worker.ts',
}
const siteStyle = resolve(root, 'src/site/ui/styles/site.css')

/**
 * `vite build`: what browsers get, into dist/client.
 * `vite build --ssr`: the programs, into dist/server.
 * Otherwise: development and tests.
 */
export default defineConfig(({ command, isSsrBuild }) => {
  if (isSsrBuild) {
    return {
      build: {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: { input: PROGRAMS, checks: { moduleLevelDirective: false } },
      },
    }
  }
  if (command === 'build') {
    return {
      plugins: [clientPlugins({ root, ...folders }), precompressAssets()],
      build: clientBuild({ root, outDir: 'dist/client', ...folders, siteStyle }),
    }
  }
  return {
    plugins: [react(), islandEntries(folders), devLoader()],
    optimizeDeps: { entries: ['src/islands/client/hydrate.tsx', 'src/{kit,shop,widgets}/*/client.tsx'] },
    test: {
      // Without this condition Payload's editor sometimes never finishes loading on Node 20.
      execArgv: ['--conditions=production'],
      // One more than cores: whoever waits for the disk or a database leaves a core to somebody else.
      maxWorkers: availableParallelism() + 1,
      // No test is about time; the cores may be busy with others.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      teardownTimeout: 60_000,
      expect: { poll: { timeout: 60_000 } },
      env: { PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true' },
      projects: [
        // What only computes or draws shares its modules, which is three times as fast.
        {
          extends: true,
          test: { name: 'drawn', include: [DRAWN], isolate: false },
        },
        // Payload changes the configuration that it is given, so whoever starts it gets modules of its own.
        {
          extends: true,
          test: {
            name: 'stored',
            globalSetup: './tests/databases/share.ts',
            include: ['{scripts,src,tests}/**/*.test.{ts,tsx}'],
            exclude: [DRAWN, 'node_modules/**'],
            isolate: false,
          },
        },
      ],
    },
  }
})
