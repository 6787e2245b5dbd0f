import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|json)$/

const ENCODINGS = [
  {
    extension: '.br',
    compress: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }),
  },
  { extension: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
]

/** Writes a `.br` and a `.gz` beside each file that gets smaller by it. */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    const bytes = await readFile(path)
    for (const { extension, compress } of ENCODINGS) {
      const smaller = await compress(bytes)
      if (smaller.length < bytes.length) await writeFile(path + extension, smaller)
    }
  }
}

/** Compresses the client's built files as the last step of the build. */
export function precompressAssets(): Plugin {
  let assetsDir = ''
  return {
    name: 'lectern:precompress',
    apply: 'build',
    configResolved({ root, build }) {
      assetsDir = resolve(root, build.outDir, build.assetsDir)
    },
    // Not `closeBundle`, which runs after a failed build as well and would hide its error.
    writeBundle: () => precompress(assetsDir),
  }
}
