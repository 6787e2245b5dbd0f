import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ENTRY, onDemandNames } from '#islands/build/entry-names.ts'
import { freePort } from '../../scripts/free-port.ts'
import { bundleWorker } from '../bundle-worker.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const TSX = import.meta.resolve('tsx')
const prepare = bundleWorker(join(ROOT, 'src/server/prepare.ts'))

export interface SiteProcess {
  port: number
  child: ChildProcess
  /** The time in which it still answers after SIGTERM is over. */
  endGrace(): void
  /** Ends it however it is, and clears up. */
  remove(): Promise<void>
}

/** The site's own program over an empty, migrated database, in a process of its own; its grace lasts until `endGrace`. */
export async function startSiteProcess(): Promise<SiteProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-process-'))
  writeManifest(folder)
  const port = await freePort()
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    LECTERN_MODE: 'production',
    SECRET: 'x'.repeat(40),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: `file:${join(folder, 'data/lectern.db')}`,
    SITE_HOST: '127.0.0.1',
    SITE_PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    ADMIN_URL: 'http://127.0.0.1:1',
    LOG_LEVEL: 'error',
    PATIENCE_SCALE: '100',
    TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json'),
  }
  const run = (program: string[], cwd: string): ChildProcess =>
    spawn(process.execPath, program, { cwd, env, stdio: ['pipe', 'ignore', 'inherit'] })
  const [code] = await once(run(await prepare, ROOT), 'exit')
  if (code !== 0) throw new Error(`The database could not be prepared (code ${code})`)
  // Its built files are where it runs.
  const child = run(['-C', 'production', '--import', TSX, join(ROOT, 'tests/server/site-worker.ts')], folder)
  return {
    port,
    child,
    endGrace: () => void child.stdin?.write('over\n'),
    async remove() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function writeManifest(folder: string): void {
  const names = [ENTRY.loader, ENTRY.preview, ENTRY.canvas, ENTRY.siteStyle, ...onDemandNames().map(ENTRY.onDemand)]
  const manifest = Object.fromEntries(names.map((name) => [name, { file: `assets/${name}`, name, isEntry: true }]))
  mkdirSync(join(folder, 'dist/client/.vite'), { recursive: true })
  mkdirSync(join(folder, 'dist/client/assets'))
  writeFileSync(join(folder, 'dist/client/.vite/manifest.json'), JSON.stringify(manifest))
}
