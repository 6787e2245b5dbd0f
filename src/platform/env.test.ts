import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deriveKey, describeProblems, type EnvSource, type ParsedEnv, parseEnv, readEnv } from './env.ts'

const CWD = '/srv/lectern'
const SECRET = 'a-secret-that-nobody-may-ever-see-printed'

function parse(source: EnvSource): ParsedEnv {
  const result = parseEnv(source, CWD)
  if (!result.ok) throw new Error(describeProblems(result.problems))
  return result.env
}

function problemsOf(source: EnvSource): Record<string, string> {
  const result = parseEnv(source, CWD)
  return result.ok ? {} : Object.fromEntries(result.problems.map(({ name, problem }) => [name, problem]))
}

test('an empty environment starts the demo', () => {
  expect(parse({})).toEqual({
    nodeEnv: 'production',
    mode: 'demo',
    site: { host: '0.0.0.0', port: 3000, url: 'http://localhost:3000' },
    admin: { host: '127.0.0.1', port: 3001, url: 'http://localhost:3001' },
    database: { kind: 'sqlite', url: 'file:/srv/lectern/data/lectern.db' },
    dataDir: '/srv/lectern/data',
    uploadsDir: '/srv/lectern/data/uploads',
    secret: null,
    s3: null,
    mail: { url: null, from: 'no-reply@localhost' },
    mailchimp: null,
    map: {
      tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      photoTiles: null,
      credit: '© OpenStreetMap 貢獻者',
      geocoder: 'https://nominatim.openstreetmap.org/search?format=jsonv2&limit=1&q={address}',
      router: 'https://routing.openstreetmap.de/routed-{mode}/route/v1/driving/{from};{to}?overview=full&geometries=geojson',
    },
    trustProxy: false,
    isGalleryOpen: true,
    logLevel: 'info',
    tableHosts: [],
    cacheMaxBytes: 256 * 1024 * 1024,
    mirrorDir: null,
    rateLimitScale: 1,
    patienceScale: 1,
    loginLimit: 10,
    securityContact: null,
    auditDays: 400,
    metricsToken: null,
  })
})

describe('accepted', () => {
  test.each<[string, EnvSource, Partial<ParsedEnv>]>([
    ['an empty value counts as not set', { SITE_PORT: '', LOG_LEVEL: ' ' }, { logLevel: 'info' }],
    [
      'a port moves the default address',
      { SITE_PORT: '8080' },
      { site: { host: '0.0.0.0', port: 8080, url: 'http://localhost:8080' } },
    ],
    [
      'a slash at the end of an address is dropped',
      { ADMIN_URL: 'https://admin.example.edu.tw/' },
      { admin: { host: '127.0.0.1', port: 3001, url: 'https://admin.example.edu.tw' } },
    ],
    [
      'the database follows the data folder',
      { DATA_DIR: '/var/lib/x' },
      { database: { kind: 'sqlite', url: 'file:/var/lib/x/lectern.db' } },
    ],
    [
      'a relative database file becomes absolute',
      { DATABASE_URL: 'file:./other.db' },
      { database: { kind: 'sqlite', url: 'file:/srv/lectern/other.db' } },
    ],
    [
      'file:/// is absolute already',
      { DATABASE_URL: 'file:///tmp/a.db' },
      { database: { kind: 'sqlite', url: 'file:/tmp/a.db' } },
    ],
    [
      'PostgreSQL',
      { DATABASE_URL: 'postgresql://u:p@db/lectern' },
      { database: { kind: 'postgres', url: 'postgresql://u:p@db/lectern' } },
    ],
    [
      'another map, its photographs and its credit',
      {
        MAP_TILES_URL: 'https://wmts.nlsc.gov.tw/wmts/EMAP/default/GoogleMapsCompatible/{z}/{y}/{x}',
        MAP_PHOTO_TILES_URL: 'https://wmts.nlsc.gov.tw/wmts/PHOTO2/default/GoogleMapsCompatible/{z}/{y}/{x}',
        MAP_CREDIT: '內政部國土測繪中心',
        MAP_GEOCODER_URL: 'none',
        MAP_ROUTER_URL: 'http://localhost:5000/route/v1/{mode}/{from};{to}',
      },
      {
        map: {
          tiles: 'https://wmts.nlsc.gov.tw/wmts/EMAP/default/GoogleMapsCompatible/{z}/{y}/{x}',
          photoTiles: 'https://wmts.nlsc.gov.tw/wmts/PHOTO2/default/GoogleMapsCompatible/{z}/{y}/{x}',
          credit: '內政部國土測繪中心',
          geocoder: null,
          router: 'http://localhost:5000/route/v1/{mode}/{from};{to}',
        },
      },
    ],
    ['hosts that tables are read from', { TABLE_HOSTS: 'Data.intra:8080, ' }, { tableHosts: ['data.intra:8080'] }],
    ['hops of proxies', { TRUST_PROXY: '2' }, { trustProxy: 2 }],
    ['no proxy', { TRUST_PROXY: '0' }, { trustProxy: false }],
    ['addresses of proxies', { TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' }, { trustProxy: ['loopback', '10.0.0.0/8', '::1'] }],
    [
      'a mail server and a sender with a name',
      { SMTP_URL: 'smtps://u:p@mail', MAIL_FROM: '系辦 <office@example.edu.tw>' },
      { mail: { url: 'smtps://u:p@mail', from: '系辦 <office@example.edu.tw>' } },
    ],
    [
      'the sender follows the site',
      { SITE_URL: 'https://www.example.edu.tw' },
      { mail: { url: null, from: 'no-reply@www.example.edu.tw' } },
    ],
    [
      'production closes the gallery',
      { LECTERN_MODE: 'production', SECRET },
      { isGalleryOpen: false, mode: 'production', secret: SECRET },
    ],
    ['production may open it', { LECTERN_MODE: 'production', SECRET, GALLERY: '1' }, { isGalleryOpen: true }],
    ['development opens it', { LECTERN_MODE: 'production', SECRET, NODE_ENV: 'development' }, { isGalleryOpen: true }],
    ['the demo may close it', { GALLERY: '0' }, { isGalleryOpen: false }],
    ['a mirror', { MIRROR_DIR: '/var/lib/lectern/mirror' }, { mirrorDir: '/var/lib/lectern/mirror' }],
    ['a cache size', { CACHE_MAX_MB: '8' }, { cacheMaxBytes: 8 * 1024 * 1024 }],
    [
      'an S3 store',
      {
        S3_BUCKET: 'b',
        S3_REGION: 'r',
        S3_ENDPOINT: 'https://s3.example',
        S3_ACCESS_KEY_ID: 'i',
        S3_SECRET_ACCESS_KEY: 's',
        S3_FORCE_PATH_STYLE: '1',
      },
      {
        s3: {
          bucket: 'b',
          region: 'r',
          endpoint: 'https://s3.example',
          accessKeyId: 'i',
          secretAccessKey: 's',
          forcePathStyle: true,
        },
      },
    ],
  ])('%s', (_, source, expected) => {
    expect(parse(source)).toMatchObject(expected)
  })
})

describe('refused, by name', () => {
  test.each<[string, EnvSource, string, RegExp]>([
    ['an unknown mode', { LECTERN_MODE: 'live' }, 'LECTERN_MODE', /given "live".*demo, production/],
    ['an unknown NODE_ENV', { NODE_ENV: 'prod' }, 'NODE_ENV', /given "prod"/],
    ['a port that is no number', { SITE_PORT: '80a' }, 'SITE_PORT', /given "80a".*1 to 65535/],
    ['a port out of range', { ADMIN_PORT: '70000' }, 'ADMIN_PORT', /given "70000"/],
    ['a port of 0', { SITE_PORT: '0' }, 'SITE_PORT', /given "0"/],
    ['an address with a path', { SITE_URL: 'https://example.edu.tw/dept' }, 'SITE_URL', /without path/],
    ['an address of another scheme', { ADMIN_URL: 'ftp://example.edu.tw' }, 'ADMIN_URL', /expected an address/],
    ['an address that is none', { SITE_URL: 'example' }, 'SITE_URL', /expected an address/],
    ['another database', { DATABASE_URL: 'mysql://root@db/x' }, 'DATABASE_URL', /file:.*postgres/],
    ['production without a secret', { LECTERN_MODE: 'production' }, 'SECRET', /missing.*32/],
    ['a short secret', { SECRET: 'short' }, 'SECRET', /too short.*32/],
    ['trusting everybody', { TRUST_PROXY: 'true' }, 'TRUST_PROXY', /number of proxies/],
    ['an impossible range', { TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY', /number of proxies/],
    ['half an S3 store', { S3_BUCKET: 'b' }, 'S3_REGION', /all of them or none/],
    ['an endpoint without a store', { S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET', /all of them or none/],
    ['a mail server of another scheme', { SMTP_URL: 'http://mail' }, 'SMTP_URL', /smtp/],
    ['a sender without a host', { MAIL_FROM: 'office' }, 'MAIL_FROM', /e-mail/],
    ['tiles without a place for their number', { MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' }, 'MAP_TILES_URL', /\{y\}/],
    ['tiles from any of several hosts', { MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}' }, 'MAP_TILES_URL', /host/],
    ['a host that would widen the policy', { MAP_TILES_URL: 'https://*;x/{z}/{x}/{y}' }, 'MAP_TILES_URL', /host/],
    ['photographs of another scheme', { MAP_PHOTO_TILES_URL: 'data:{z}{x}{y}' }, 'MAP_PHOTO_TILES_URL', /http/],
    ['a geocoder without a question', { MAP_GEOCODER_URL: 'https://geo.example/search' }, 'MAP_GEOCODER_URL', /\{address\}/],
    ['a router that leads nowhere', { MAP_ROUTER_URL: 'https://route.example/{from}' }, 'MAP_ROUTER_URL', /\{to\}/],
    ['a gallery that is neither on nor off', { GALLERY: 'yes' }, 'GALLERY', /0, 1/],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL', /given "loud"/],
    ['a token for metrics that can be guessed', { METRICS_TOKEN: 'metrics' }, 'METRICS_TOKEN', /20/],
    ['no cache', { CACHE_MAX_MB: '0' }, 'CACHE_MAX_MB', /1 to/],
    ['rate limits switched off', { RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE', /1 to/],
  ])('%s', (_, source, name, problem) => {
    expect(problemsOf(source)[name]).toMatch(problem)
  })

  test('everything wrong is told at once, one line each', () => {
    const result = parseEnv({ SITE_PORT: 'x', LOG_LEVEL: 'y' }, CWD)
    expect(result.ok ? '' : describeProblems(result.problems).trimEnd().split('\n')).toHaveLength(3)
  })

  test('a secret, a password or a key is never repeated', () => {
    const told = problemsOf({
      SECRET: 'hunter2',
      DATABASE_URL: 'mysql://u:hunter2@db',
      SMTP_URL: 'mail://u:hunter2@host',
      SITE_URL: 'https://u:hunter2@host',
      S3_SECRET_ACCESS_KEY: 'hunter2',
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}?key=hunter2',
    })
    expect(Object.keys(told).length).toBeGreaterThanOrEqual(6)
    expect(JSON.stringify(told)).not.toContain('hunter2')
  })
})

// Starting a program takes long on a busy machine.
const STARTING = { timeout: 60_000 }

describe('the secret of the demo', () => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'lectern-env-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  test('is made once, kept, and readable by its owner alone', () => {
    const first = readEnv({ DATA_DIR: dataDir })
    const second = readEnv({ DATA_DIR: dataDir })
    expect(first).toEqual(second)
    expect(first.ok && first.env.secret.length).toBeGreaterThanOrEqual(32)
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataDir)).toEqual(['secret'])
  })

  test('is the same for programs that start at once', STARTING, async () => {
    const script = `import { readEnv } from ${JSON.stringify(new URL('./env.ts', import.meta.url).href)}
      process.stdout.write(readEnv({ DATA_DIR: ${JSON.stringify(join(dataDir, 'new'))} }).env.secret)`
    const start = () => promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script])
    const secrets = (await Promise.all([start(), start(), start()])).map(({ stdout }) => stdout)
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toBe(readFileSync(join(dataDir, 'new/secret'), 'utf8'))
  })

  test('a spoilt file is reported, not replaced', () => {
    writeFileSync(join(dataDir, 'secret'), 'short')
    expect(readEnv({ DATA_DIR: dataDir })).toMatchObject({ ok: false, problems: [{ name: 'SECRET' }] })
  })

  test('a given secret wins and nothing is written', () => {
    expect(readEnv({ DATA_DIR: dataDir, SECRET })).toMatchObject({ env: { secret: SECRET } })
    expect(readdirSync(dataDir)).toEqual([])
  })
})

test('loadEnv ends the process with code 1 and names the variable', STARTING, async () => {
  const script = `import { loadEnv } from ${JSON.stringify(new URL('./env.ts', import.meta.url).href)}; loadEnv()`
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: { ...process.env, SITE_PORT: 'abc' },
  })
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('SITE_PORT: given "abc"') })
})

test('keys of different purposes differ, keys of one purpose agree', () => {
  expect(deriveKey(SECRET, 'preview')).toEqual(deriveKey(SECRET, 'preview'))
  expect(deriveKey(SECRET, 'preview')).not.toEqual(deriveKey(SECRET, 'nonce'))
})
