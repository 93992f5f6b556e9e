import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as missingCode from './missing-code.ts';

const FILE = 'https://expenses.example.org/assets/pdf-1a2B3c4D.js';
const gone = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`);

let page: typeof missingCode;
const asked = vi.fn<typeof fetch>();
beforeEach(async () => {
  vi.resetModules();
  page = await import('./missing-code.ts');
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What the browser notes about the file, by default since its first attempt. */
function noted(responseStatus: number, startTime = Infinity): void {
  const entry = { name: FILE, responseStatus, startTime, duration: 0, entryType: 'resource' };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ ...entry, toJSON: () => entry }]);
}

it('loads a file that the browser remembers as missing and that is back, without a word (#90)', async () => {
  noted(404);
  asked.mockResolvedValue(new Response(''));
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone).mockResolvedValue('code');
  expect(await page.loadNeeded(load)).toBe('code');
  expect(asked.mock.calls).toEqual([[FILE, { cache: 'reload' }]]);
  expect(page.missingCode.view()).toBe(false);
});

it('says that a file is missing that is not back', async () => {
  noted(404);
  asked.mockResolvedValue(new Response('', { status: 404 }));
  await expect(page.loadNeeded(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(page.missingCode.view()).toBe(true);
});

it.each([
  ['without a connection', 0, undefined],
  ['for a file that was missing before', 404, -1],
])('asks for none again %s', async (_, status, startTime) => {
  noted(status, startTime);
  await expect(page.loadNeeded(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(asked).not.toHaveBeenCalled();
});

it('takes it back once what is needed is there, but not while a part of the page is gone', async () => {
  noted(0);
  await page.loadNeeded(() => Promise.reject(gone)).catch(() => undefined);
  await page.loadNeeded(() => Promise.resolve('code'));
  expect(page.missingCode.view()).toBe(false);
  void page.loadPart(() => Promise.reject(gone));
  await vi.waitFor(() => expect(page.missingCode.view()).toBe(true));
  await page.loadNeeded(() => Promise.resolve('code'));
  expect(page.missingCode.view()).toBe(true);
});
