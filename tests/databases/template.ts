import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { psql } from '../../scripts/postgres.ts'
import { isWhole } from '../whole.ts'

export const DATABASES = ['sqlite', 'postgres'] as const
/** For what neither writes SQL of its own nor counts on transactions, search, the change log or migrations. */
export const USUAL_DATABASES: readonly DatabaseKind[] = isWhole ? DATABASES : ['sqlite']
export type DatabaseKind = (typeof DATABASES)[number]
/** A migrated database without content. */
export type Template = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

export interface CopiedDatabase {
  /** For DATABASE_URL; nothing for the file of SQLite in the data folder. */
  url: string | undefined
  drop(): Promise<void>
}

const run = promisify(execFile)

/** A migrated database of one's own in a moment: a copy of the one that the run shares. */
export async function copyTemplate(kind: DatabaseKind, dataDir: string): Promise<CopiedDatabase> {
  const template = await askForTemplate(kind)
  if (template.kind === 'sqlite') {
    await copyFile(template.file, join(dataDir, 'lectern.db'))
    return { url: undefined, drop: async () => undefined }
  }
  const copy = new URL(template.url)
  const name = `lectern_${randomBytes(6).toString('hex')}`
  const order = async (statement: string) => run(psql(), [maintenanceOf(template.url), '-qc', statement])
  await order(`create database ${name} template ${copy.pathname.slice(1)}`)
  copy.pathname = `/${name}`
  return { url: copy.href, drop: async () => void (await order(`drop database if exists ${name} with (force)`)) }
}

/** The database beside it that is always there: nobody may be connected to the one that is copied. */
function maintenanceOf(url: string): string {
  const address = new URL(url)
  address.pathname = '/postgres'
  return address.href
}

async function askForTemplate(kind: DatabaseKind): Promise<Template> {
  const response = await fetch(`${process.env.TEMPLATE_DATABASES}/${kind}`)
  if (!response.ok) throw new Error(`No ${kind} database to copy: ${await response.text()}`)
  return response.json()
}
