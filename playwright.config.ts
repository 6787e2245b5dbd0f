import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/e2e/find-chromium.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Browser tests run one at a time against both programs, built, on a seeded database of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Playwright empties this folder; the reports lie beside it.
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/programs.ts',
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    launchOptions: { executablePath: findChromium(), args: FLAGS },
    trace: 'retain-on-failure',
  },
})
