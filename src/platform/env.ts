import { join, resolve } from 'node:path'
import { keepDemoSecret } from './env/demo-secret.ts'
import { type MapServices, readMapServices } from './env/map-services.ts'
import {
  type DatabaseEnv,
  type MailchimpEnv,
  type MailEnv,
  readDatabase,
  readMail,
  readMailchimp,
  readS3,
  type S3Env,
} from './env/services.ts'
import { readTrustProxy, type TrustProxy } from './env/trust-proxy.ts'
import { type EnvProblem, type EnvSource, VariableReader } from './env/variable-reader.ts'

export { deriveKey } from './env/derive-key.ts'
export type { DatabaseEnv, EnvProblem, EnvSource, MailchimpEnv, MailEnv, S3Env, TrustProxy }

interface Listener {
  host: string
  port: number
  /** The origin that people type, without a slash at the end. */
  url: string
}

/** Everything that the operator decides, checked. Both programs and the scripts read it from here. */
export interface Env {
  nodeEnv: 'development' | 'test' | 'production'
  /** `demo` invents what is missing; `production`, asked for by LECTERN_MODE, stops instead. */
  mode: 'demo' | 'production'
  site: Listener
  admin: Listener
  database: DatabaseEnv
  /** Absolute. */
  dataDir: string
  uploadsDir: string
  secret: string
  s3: S3Env | null
  mail: MailEnv
  mailchimp: MailchimpEnv | null
  map: MapServices
  trustProxy: TrustProxy
  isGalleryOpen: boolean
  logLevel: (typeof LOG_LEVELS)[number]
  cacheMaxBytes: number
  /** A folder in which finished pages are kept as files for a web server; absolute. */
  mirrorDir: string | null
  /** `host` or `host:port` from which tables are read even though it is private or speaks plain HTTP. */
  tableHosts: string[]
  /** Whom `security.txt` names: `mailto:…` or `https://…`; `null`: the department's mailbox. */
  securityContact: string | null
  /** Multiplies every rate limit; test suites raise it. */
  rateLimitScale: number
  /** Multiplies how long an answer may take before a program is taken for overloaded; test suites raise it. */
  patienceScale: number
  /** Sign-in attempts per client address and minute. */
  loginLimit: number
  /** How long the audit log is kept. */
  auditDays: number
  /** For whoever reads `/metrics`; `null`: nobody. */
  metricsToken: string | null
}

/** `secret: null` in the demo means that one is made and kept in the data folder. */
export type ParsedEnv = Omit<Env, 'secret'> & { secret: string | null }

export type EnvResult<T = ParsedEnv> = { ok: true; env: T } | { ok: false; problems: EnvProblem[] }

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const MIN_SECRET_LENGTH = 32
const PORTS = { min: 1, max: 65_535 }
const MEBIBYTE = 1024 * 1024

export function parseEnv(source: EnvSource, cwd: string = process.cwd()): EnvResult {
  const read = new VariableReader(source)
  const nodeEnv = read.choice('NODE_ENV', ['development', 'test', 'production'], 'production')
  const mode = read.choice('LECTERN_MODE', ['demo', 'production'], 'demo')
  const dataDir = resolve(cwd, read.text('DATA_DIR') ?? 'data')
  const site = readListener(read, 'SITE', { host: '0.0.0.0', port: 3000 })
  const env: ParsedEnv = {
    nodeEnv,
    mode,
    site,
    admin: readListener(read, 'ADMIN', { host: '127.0.0.1', port: 3001 }),
    database: readDatabase(read, dataDir, cwd),
    dataDir,
    uploadsDir: join(dataDir, 'uploads'),
    secret: readSecret(read, mode),
    s3: readS3(read),
    mail: readMail(read, site.url),
    mailchimp: readMailchimp(read),
    map: readMapServices(read),
    trustProxy: readTrustProxy(read),
    isGalleryOpen: read.flag('GALLERY', mode === 'demo' || nodeEnv === 'development'),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    cacheMaxBytes: read.integer('CACHE_MAX_MB', { min: 1, max: 65_536, otherwise: 256 }) * MEBIBYTE,
    mirrorDir: readFolder(read, 'MIRROR_DIR', cwd),
    tableHosts: readHosts(read),
    securityContact: readSecurityContact(read),
    rateLimitScale: read.integer('RATE_LIMIT_SCALE', { min: 1, max: 10_000, otherwise: 1 }),
    patienceScale: read.integer('PATIENCE_SCALE', { min: 1, max: 100, otherwise: 1 }),
    loginLimit: read.integer('LOGIN_LIMIT_PER_MINUTE', { min: 1, max: 100_000, otherwise: 10 }),
    auditDays: read.integer('AUDIT_DAYS', { min: 30, max: 36_500, otherwise: 400 }),
    metricsToken: readMetricsToken(read),
  }
  return read.problems.length === 0 ? { ok: true, env } : { ok: false, problems: read.problems }
}

/** As `parseEnv`, with the demo's secret filled in. */
export function readEnv(source: EnvSource, cwd: string = process.cwd()): EnvResult<Env> {
  const result = parseEnv(source, cwd)
  if (!result.ok) return result
  const { env } = result
  if (env.secret !== null) return { ok: true, env: { ...env, secret: env.secret } }
  try {
    const secret = keepDemoSecret(env.dataDir)
    if (secret.length >= MIN_SECRET_LENGTH) return { ok: true, env: { ...env, secret } }
    return refuseSecret(`the one kept in ${env.dataDir} is too short: delete that file or set SECRET（資料夾內保存的密鑰過短）`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return refuseSecret(`none is set and none could be kept in ${env.dataDir}: ${reason}（無法在資料夾內保存密鑰）`)
  }
}

/** For main programs: what the process was started with. Wrong values end the process with one line each. */
export function loadEnv(): Env {
  const result = readEnv(process.env)
  if (result.ok) return result.env
  process.stderr.write(describeProblems(result.problems))
  process.exit(1)
}

export function describeProblems(problems: EnvProblem[]): string {
  const lines = problems.map(({ name, problem }) => `  ${name}: ${problem}\n`)
  return `Lectern cannot start, its settings are wrong（設定有誤，無法啟動）:\n${lines.join('')}`
}

function readFolder(read: VariableReader, name: string, cwd: string): string | null {
  const folder = read.text(name)
  return folder === null ? null : resolve(cwd, folder)
}

function readListener(read: VariableReader, prefix: 'SITE' | 'ADMIN', otherwise: { host: string; port: number }): Listener {
  const port = read.integer(`${prefix}_PORT`, { ...PORTS, otherwise: otherwise.port })
  return {
    host: read.text(`${prefix}_HOST`) ?? otherwise.host,
    port,
    url: read.origin(`${prefix}_URL`, `http://localhost:${port}`),
  }
}

function readHosts(read: VariableReader): string[] {
  const hosts = (read.text('TABLE_HOSTS') ?? '').split(',').map((host) => host.trim().toLowerCase())
  return hosts.filter((host) => host !== '')
}

function readSecurityContact(read: VariableReader): string | null {
  const given = read.text('SECURITY_CONTACT')
  if (given === null || /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given)) return given
  read.refuse(
    'SECURITY_CONTACT',
    'expected mailto:someone@example.edu.tw or an https:// address（應為 mailto: 信箱或 https:// 網址）',
  )
  return null
}

function readMetricsToken(read: VariableReader): string | null {
  const token = read.text('METRICS_TOKEN')
  if (token !== null && !/^[\w.~+/=-]{20,}$/.test(token))
    read.refuse('METRICS_TOKEN', 'expected at least 20 letters, digits or -._~+/=（至少 20 個英數字）')
  return token
}

function readSecret(read: VariableReader, mode: Env['mode']): string | null {
  const secret = read.text('SECRET')
  const least = `at least ${MIN_SECRET_LENGTH} characters（至少 ${MIN_SECRET_LENGTH} 個字元）`
  if (secret === null && mode === 'production') read.refuse('SECRET', `missing; production needs ${least}`)
  if (secret !== null && secret.length < MIN_SECRET_LENGTH) read.refuse('SECRET', `too short, expected ${least}`)
  return secret
}

function refuseSecret(problem: string): EnvResult<never> {
  return { ok: false, problems: [{ name: 'SECRET', problem }] }
}
