import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#platform/env.ts'
import { openFileStore } from '#platform/file-store.ts'
import type { Finding } from './finding.ts'
import { lookAtContent } from './look-at-content.ts'
import { lookAtBackups, lookAtDisk, lookAtNode, lookAtSettings } from './look-at-machine.ts'
import { lookAtMail, lookAtPrograms } from './look-at-services.ts'

/** All that the site needs. `migrationsDir` holds a folder per database. */
export async function lookAtEverything(env: Env, migrationsDir: string): Promise<Finding[]> {
  const files = openFileStore(env)
  const migrations = readdirSync(join(migrationsDir, env.database.kind)).filter((name) => /^2.*\.ts$/.test(name))
  try {
    return [
      lookAtNode(process.version),
      ...lookAtSettings(env),
      ...(await lookAtDisk(env.dataDir)),
      ...(await lookAtContent({ database: env.database, files, migrations: migrations.length })),
      await lookAtMail(env.mail),
      ...(await lookAtPrograms(env)),
      await lookAtBackups(env.dataDir, new Date()),
    ]
  } finally {
    files.close()
  }
}
