import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Adds to package-lock.json the native packages of other platforms that npm left out, as it does when they can't be fetched or
 * when node_modules was there already (npm/cli#4828). Without them `npm ci` refuses the lock. Run it after every `npm install`.
 */
interface Locked {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const SYSTEMS = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'netbsd', 'openbsd', 'sunos', 'aix', 'openharmony']
const CPUS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32']

const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
let added = 0
for (const [place, holder] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(holder.optionalDependencies ?? {})) {
    if (isLocked(place, name) || !/^\d/.test(version)) continue
    lock.packages[`node_modules/${name}`] = { version, ...(holder.dev ? { dev: true } : {}), optional: true, ...platformOf(name) }
    added++
  }
}
if (added > 0) {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
}
console.log(`${added} packages of other platforms added to the lock.`)

/** Whether Node, looking from `place` upwards, would find it. */
function isLocked(place: string, name: string): boolean {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (lock.packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`] !== undefined) return true
    if (at === '') return false
  }
}

function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = CPUS.filter((candidate) => words.includes(candidate))
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  return { ...(cpu.length > 0 ? { cpu } : {}), ...(os.length > 0 ? { os } : {}), ...(libc.length > 0 ? { libc } : {}) }
}
