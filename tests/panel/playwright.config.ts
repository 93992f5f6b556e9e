import { defineConfig } from '@playwright/test';
import { COMMON, IN_ONE_PAGE } from '../../playwright.config.ts';

/** The panel's pages with their data in memory, without the emulators. */
export default defineConfig(COMMON, {
  testDir: '.',
  testMatch: '*.spec.ts',
  // Two leave a quarter of two cores idle while a page and Playwright wait for each other.
  workers: 3,
  globalSetup: './support/serve-panel.ts',
  outputDir: '../../.local/browser-panel',
  use: IN_ONE_PAGE,
});
