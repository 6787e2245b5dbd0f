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

/**
 * Browser tests run against both programs, built, on a seeded database of their own. What visitors do changes nothing, so it
 * runs two files at a time; what editors do changes the site, so it comes afterwards and one by one.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  // Playwright empties this folder; the reports lie beside it.
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/programs.ts',
  workers: 2,
  fullyParallel: false,
  projects: [
    { name: 'visitors', testIgnore: 'editors/*' },
    { name: 'editors', testMatch: 'editors/*.spec.ts', dependencies: ['visitors'], workers: 1 },
  ],
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    // Far longer than anything takes; a step that hangs is named, instead of the whole test.
    actionTimeout: 30_000,
    launchOptions: { executablePath: findChromium(), args: FLAGS },
    // Recording takes a good part of two cores; `npx playwright test --trace on` does it for one that fails.
    trace: 'off',
  },
})
