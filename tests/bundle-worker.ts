import path from 'node:path'
import { build } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')
const OUT_DIR = path.join(ROOT, 'dist/workers')

/**
 * The program of a worker as one file of JavaScript, which Node loads, with Payload, in less than half the time that it takes
 * through tsx. Answers the arguments that start it.
 */
export async function bundleWorker(file: string): Promise<string[]> {
  const name = path.basename(file, '.ts')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir: OUT_DIR,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: { [name]: file } },
    },
  })
  return ['-C', 'production', path.join(OUT_DIR, `${name}.js`)]
}
