import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { arch, availableParallelism, loadavg, platform, totalmem } from 'node:os'
import { findChromium, HEADLESS_SHELL } from './find-chromium.ts'

interface Need {
  what: string
  packages: string[]
  isThere(): boolean
}

const NEEDS: Need[] = [
  { what: 'chromium', packages: ['chromium'], isThere: () => existsSync(findChromium()) },
  { what: 'Chinese fonts', packages: ['fonts-noto-cjk'], isThere: hasChineseFonts },
  { what: 'PostgreSQL', packages: ['postgresql'], isThere: () => process.env.TEST_DATABASE_URL !== undefined || hasPostgres() },
]

/** What the tests need of the machine: installed on Debian when we may, otherwise named in one line. */
export function ensureMachine(): void {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  // The tests run without it, only slower.
  if (canInstall && process.env.CHROMIUM_PATH === undefined && !existsSync(HEADLESS_SHELL)) install(['chromium-headless-shell'])
  const missing = NEEDS.filter((need) => !need.isThere())
  if (missing.length === 0) return
  if (canInstall) install(missing.flatMap((need) => need.packages))
  const still = NEEDS.filter((need) => !need.isThere())
  if (still.length === 0) return
  console.error(
    `The tests need ${still.map((need) => need.what).join(', ')}: sudo apt-get install ${still.flatMap((need) => need.packages).join(' ')}`,
  )
  process.exit(1)
}

/** What is red or slow on one machine and not on another is told apart by this. */
export function describeMachine(): string {
  const { stdout } = spawnSync(findChromium(), ['--version'], { encoding: 'utf8' })
  const load = loadavg().map((each) => each.toFixed(1))
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${platform()} ${arch()}, ${availableParallelism()} cores, ${memory} GB, load ${load.join(' ')}, Node ${process.version}, ${stdout?.trim() || 'no chromium'}`
}

function install(packages: string[]): void {
  console.log(`Installing ${packages.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit', env })
}

function hasChineseFonts(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh-tw', 'family'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}

function hasPostgres(): boolean {
  const root = '/usr/lib/postgresql'
  return existsSync(root) && readdirSync(root).some((version) => existsSync(`${root}/${version}/bin/initdb`))
}
