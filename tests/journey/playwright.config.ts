import { defineConfig } from '@playwright/test';
import { COMMON } from '../../playwright.config.ts';

/** Associations' years, in emulators that no one else uses meanwhile: each begins by emptying them. */
export default defineConfig({
  ...COMMON,
  testDir: '.',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  outputDir: '../../.local/browser-journey',
  use: {
    ...COMMON.use,
    // A button that is not there is told at once, not at the end of the year.
    actionTimeout: 20_000,
    baseURL: process.env['APP_URL'] ?? 'http://127.0.0.1:5050',
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
  },
  // The reports are pictured on a phone's width too.
  projects: COMMON.projects?.filter(({ name }) => name === 'desktop') ?? [],
});
