import { readdirSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { ASSETS_HREF } from '#addresses/files.ts'
import { recordCommand } from '#audit/record-command.ts'
import { keptSettings } from '#backup/kept-settings.ts'
import { writeBackup } from '#backup/write-backup.ts'
import { askProgram } from '#export/ask-program.ts'
import { addPublicSite } from '#export/write-export.ts'
import { loadEnv } from '#platform/env.ts'
import { openFileStore } from '#platform/file-store.ts'
import { loadBuiltAssets } from '#server/assets/built-assets.ts'
import { openContent } from '#server/content-source.ts'
import { createSiteProgram } from '#server/site-program.ts'
import { fullNameOf } from '#site/head/names.ts'

/** `npm run export [-- <folder>]`: everything in one archive, to stay or to leave with: docs/operate.md. Needs `npm run build`. */
const env = { ...loadEnv(), mirrorDir: null, logLevel: 'silent' as const, rateLimitScale: 10_000 }
const folder = resolve(process.argv[2] ?? join(env.dataDir, 'exports'))
const now = new Date()
const path = join(folder, `lectern-export-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.zip`)
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const clientDir = resolve('dist/client')

await mkdir(folder, { recursive: true, mode: 0o700 })
const files = openFileStore(env)
const content = await openContent(env, process.cwd())
const assetsDir = join(clientDir, 'assets')
// Nobody waits for it: what takes long takes long.
const patience = { maxEventLoopDelayMs: 60_000 }
const { app, stop } = await createSiteProgram({ env, content, assets: loadBuiltAssets(clientDir), assetsDir, ...patience })
const assets = readdirSync(assetsDir)
  .filter((name) => !/\.(?:br|gz)$/.test(name))
  .map((name) => `${ASSETS_HREF}${name}`)
const title = fullNameOf(await content.readers.create().site())
let pages = 0
const summary = await writeBackup({
  ...{ database: env.database, files, path, version, settings: keptSettings(process.env), now },
  async addMore(add) {
    pages = await addPublicSite(add, { ask: askProgram(app), origin: env.site.url, title, assets })
  },
})
files.close()
for (const step of stop) await step()
await recordCommand(env.database, { kind: 'export', subject: basename(path) })
console.log(path)
console.log(
  `${summary.rows} rows, ${summary.files} files, ${pages} files of the public site（${summary.rows} 筆資料、${summary.files} 個檔案、公開網站 ${pages} 個檔案）`,
)
for (const name of summary.missing) console.error(`missing in the store（找不到檔案）: ${name}`)
process.exit(summary.missing.length === 0 ? 0 : 2)
