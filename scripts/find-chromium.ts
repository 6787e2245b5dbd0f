import { existsSync } from 'node:fs'

/** Chromium without the parts that nobody sees opens a page in less than half the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const CHROMIUM = '/usr/bin/chromium'

export function findChromium(): string {
  return process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM)
}
