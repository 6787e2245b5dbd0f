import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.ts'
import { isWhole } from './tests/whole.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Browser tests run against both programs, built, on a seeded database of their own. What visitors do changes nothing, so `npm test`
 * runs two of its files at a time; what editors do changes the site, so it gets a run and a database of its own, and goes one by one.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  // Playwright empties this folder; the reports lie beside it.
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/programs.ts',
  workers: 1,
  fullyParallel: false,
  // Neither depends on the other: what one finds is no reason not to run the other.
  projects: [
    { name: 'visitors', testIgnore: 'editors/*' },
    { name: 'editors', testMatch: 'editors/*.spec.ts' },
  ],
  // Variants and details of what other tests show: `npm run test:whole`.
  grepInvert: isWhole ? undefined : /@whole/,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Far longer than anything takes, on any machine; what never comes is named, instead of the whole test.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 90_000 } },
  globalTimeout: (isWhole ? 120 : 45) * 60_000,
  // So many are no accident, and what they wait for takes an hour.
  maxFailures: 20,
  reporter: 'list',
  use: {
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: findChromium(), args: FLAGS },
    // Recording takes a good part of two cores; `npx playwright test --trace on` does it for one that fails.
    trace: 'off',
  },
})
