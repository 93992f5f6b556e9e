import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { suite } from '../../functions/support/suite.ts';

/** The slow 4G of Chromium's own tools: 150 ms each way and 1.6 Mbit/s, as they shape it for single requests. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWED = 4;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };

/** What a load of a page took on a slow phone; times in ms since the navigation began. */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What was waited for is there. */
  readonly done: number;
  readonly blocking: number;
  /** Layout shift, without a unit. */
  readonly shift: number;
  /** As they came over the wire. */
  readonly bytes: number;
  readonly requests: number;
}

declare global {
  interface Window {
    /** What the browser tells of the load while it happens. */
    seen: { largestPaint: number; shift: number; blocking: number };
  }
}

/** A browser on a phone; `origin` is where the site is for it. */
export interface Phone {
  readonly origin: string;
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** Opens a browser that reaches `http://app.localhost:PORT` at another port, so that the app still finds the emulators. */
export async function openPhone(siteAt: number): Promise<Phone> {
  const { port } = new URL(suite('APP_URL'));
  const rules = [`MAP app.localhost:${port} 127.0.0.1:${siteAt}`, 'MAP *.localhost 127.0.0.1'];
  const browser = await chromium.launch({
    executablePath: suite('CHROMIUM_PATH'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      `--host-resolver-rules=${rules.join(', ')}`,
    ],
  });
  const context = await browser.newContext(PHONE);
  return { origin: `http://app.localhost:${port}`, context, close: () => browser.close() };
}

/**
 * Loads an address in a tab of its own without a cache.
 * @param done a function for the page: when that was there for which somebody waits; null until then.
 */
export async function loadSlowly(
  context: BrowserContext,
  address: string,
  done: () => number | null,
): Promise<Load> {
  const page = await context.newPage();
  try {
    const wire = await slowed(page);
    await page.addInitScript(watchLoad);
    await page.goto(address, { waitUntil: 'commit' });
    const handle = await page
      .waitForFunction(done, undefined, { polling: 'raf' })
      .catch((cause: unknown) => {
        throw new Error(`${address} does not show what it should.`, { cause });
      });
    // What `done` gave, once it was no longer null.
    const at = Number(await handle.jsonValue());
    await page.waitForLoadState('load');
    const seen = await page.evaluate(() => ({
      ...window.seen,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    // Of a page with one paint Chromium sometimes does not tell the largest one before it is asked.
    const largestPaint = Math.max(seen.firstPaint, seen.largestPaint);
    return { ...seen, largestPaint, done: at, ...wire };
  } finally {
    await page.close();
  }
}

/** Slows the tab down. @returns what goes over the wire from now on. */
async function slowed(page: Page): Promise<{ bytes: number; requests: number }> {
  const wire = { bytes: 0, requests: 0 };
  const session = await page.context().newCDPSession(page);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire.bytes += encodedDataLength;
    wire.requests += 1;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
  return wire;
}

function watchLoad(): void {
  window.seen = { largestPaint: 0, shift: 0, blocking: 0 };
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    window.seen.largestPaint = startTime;
  });
  observe('longtask', ({ duration }) => {
    window.seen.blocking += Math.max(0, duration - 50);
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
      window.seen.shift += Number(entry.value);
    }
  });
}
