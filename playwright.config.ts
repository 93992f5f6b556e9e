import { defineConfig, devices } from '@playwright/test';

/** Where a person works: a desk and a phone. Both run what a layout can change; the desk runs all. */
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/browser',
  // One association and one mailbox: two tests at once keep two cores busy, and each uses ids of its own.
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: process.env['APP_URL'] ?? 'http://127.0.0.1:5050',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Else Chromium prepares pages of its own for each window; the others are what Playwright switches off.
        '--disable-features=PreloadTopChromeWebUI,MediaRouter,OptimizationHints,PaintHolding,HttpsUpgrades',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: desktop },
    { name: 'phone', use: phone, grepInvert: /@desk/ },
  ],
});
