import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { loadEnv } from '#platform/env.ts'
import { writeWidgetLists } from './widget-lists.ts'

/**
 * Writes everything that is generated: the lists of widgets, types, the admin's import map, a migration for each database when the schema changed.
 * With `--check` nothing is written; it fails when the committed files are not what would be written.
 */
const isCheck = process.argv.includes('--check')
const WIDGETS = 'src/widgets'
const drifted: string[] = []
for (const [name, text] of writeWidgetLists(WIDGETS)) {
  const file = path.join(WIDGETS, name)
  if (!isCheck) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) drifted.push(file)
}

// Not before: the configuration is made of those lists.
const { createConfig, generatedPaths } = await import('#cms/config.ts')
const committed = generatedPaths(process.cwd())
// Elsewhere: whatever looks through the sources meanwhile must not find them.
const root = isCheck ? mkdtempSync(path.join(tmpdir(), 'lectern-generated-')) : process.cwd()
const target = generatedPaths(root)

try {
  if (isCheck) layOut()
  const config = await createConfig({ env: loadEnv(), program: 'admin', root })
  await generateTypes(config, { log: false })
  await generateImportMap(config, { force: true, log: false })
  for (const dialect of ['sqlite', 'postgres']) createMigration(dialect)
  if (isCheck) drifted.push(...findDrift())
} finally {
  if (isCheck) rmSync(root, { recursive: true })
}
if (drifted.length > 0) {
  console.error(`Generated files are out of date: ${drifted.join(', ')}. Run: npm run generate`)
  process.exit(1)
}
process.exit(0)

function layOut(): void {
  for (const file of [target.types, target.importMap]) mkdirSync(path.dirname(file), { recursive: true })
  cpSync(committed.migrations, target.migrations, { recursive: true })
}

/** In a process of its own, since Payload is one instance per process. Exit code 0 proves nothing, hence the marker. */
function createMigration(dialect: string): void {
  mkdirSync(path.join(target.migrations, dialect), { recursive: true })
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['-C', 'production', '--import', 'tsx', 'scripts/create-migration.ts', dialect, root],
    // Decision 004: its packages differ by a patch. The check comes whenever it likes, sometimes before the end.
    { encoding: 'utf8', timeout: 120_000, env: { ...process.env, PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true' } },
  )
  if (!stdout.includes('migration checked')) throw new Error(`No answer from the ${dialect} migration: ${stdout}${stderr}`)
}

function findDrift(): string[] {
  const isSame = (a: string, b: string) => readFileSync(a, 'utf8') === readFileSync(b, 'utf8')
  const listed = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort().join()
  return [
    ...(isSame(target.types, committed.types) ? [] : ['payload-types.ts']),
    ...(isSame(target.importMap, committed.importMap) ? [] : ['importMap.js']),
    ...(listed(target.migrations) === listed(committed.migrations) ? [] : ['migrations']),
  ]
}
