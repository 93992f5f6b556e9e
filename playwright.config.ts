import { defineConfig, devices, type LaunchOptions } from '@playwright/test';
import './tests/support/sample-school.ts';

/**
 * Where a person works: a desk and a phone. The desk runs all, and axe looks at a phone's width there too; the phone runs a
 * journey for each place, and what only a phone shows. At the desk sits somebody who wants no motion, which spares
 * a sixth of the time in drawing; on the phone things move.
 */
const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
} as const;
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
};

const launchOptions: LaunchOptions = {
  // The headless shell is quicker than Chromium itself.
  executablePath:
    process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Nor one that is played by the processor: drawing without any takes less.
    '--disable-gpu-compositing',
    '--disable-software-rasterizer',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The compilers that take a page's code in hand again at each load: few tests last until that pays off. With them a
    // test of the panel takes four tenths more.
    '--js-flags=--no-maglev --no-turbofan',
    // Else Chromium prepares pages of its own for each window; the others are what Playwright switches off.
    // A script that is read while it still comes is read anew at each load, even if the process has it compiled.
    '--disable-features=PreloadTopChromeWebUI,MediaRouter,OptimizationHints,PaintHolding,HttpsUpgrades,ScriptStreaming',
  ],
};

/** What both kinds of browser tests have in common. */
export const COMMON = defineConfig({
  // Two tests at once keep two cores busy.
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    // A trace takes a picture of the page at every step, which takes as long as the test: for the one that fails.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@phone/ },
    { name: 'phone', use: phone, grepInvert: /@desk/ },
  ],
});

/**
 * For `test.use`, in the panel's files: their tests share a page that Playwright empties in between (storage, cookies,
 * cache, routes, scripts), which spares the panel's megabyte from being compiled for each. What the browser keeps
 * besides, a test of the panel does not depend on; the public pages are tried in a browser that never saw them.
 */
export const IN_ONE_PAGE = { reuseContext: true };

/** Against the emulators: one association and one mailbox, so each test uses ids of its own. */
export default defineConfig(COMMON, {
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/begin-founded.ts',
  outputDir: '.local/browser',
  use: {
    baseURL: process.env['APP_URL'] ?? 'http://127.0.0.1:5050',
    // On one machine nothing comes sooner for being compressed: the Hosting emulator does it anew for every file.
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
  },
});
