import { type EnvSource, parseEnv } from '#platform/env.ts'

const SECRET_NAMES = /^(?:SECRET|DATABASE_URL|SMTP_URL|S3_ACCESS_KEY_ID|S3_SECRET_ACCESS_KEY|MAILCHIMP_API_KEY)$/

/** The operator's settings for the archive: of those that hold a password or a key, only that they were set. */
export function keptSettings(source: EnvSource): Record<string, string> {
  const asked = new Set<string>()
  const noting = new Proxy(source, {
    get(target, name) {
      asked.add(String(name))
      return target[String(name)]
    },
  })
  parseEnv(noting)
  const given = [...asked].sort().filter((name) => (source[name] ?? '') !== '')
  return Object.fromEntries(given.map((name) => [name, SECRET_NAMES.test(name) ? '(set)' : String(source[name])]))
}
