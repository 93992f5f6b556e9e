import { chromium, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Packet, PacketFile } from '../../web/src/admin/review/packet/packet.ts';
import type { Cover } from '../../web/src/admin/review/paper/write-pdf.ts';
import { encodeJpeg } from '../../tools/seed/receipts/jpeg.ts';
import { pdfFile, pdfStream } from '../../tools/seed/receipts/pdf-file.ts';
import { packetCover, packetOf, paymentPart, registerPart } from '../fixtures/review-packet.ts';
import servePanel from '../panel/support/serve-panel.ts';
import { figure } from '../support/figure.ts';

/*
 * A review packet of a large year: 300 payments with two receipts of a megabyte each on average, half of them photos of a phone and
 * half scans in PDFs. `PACKET_PAYMENTS=100` makes a smaller one.
 */
const PAYMENTS = Number(process.env['PACKET_PAYMENTS'] ?? '300');
const RECEIPTS_EACH = 2;
const MOST_MEMORY = 1024 ** 3;
const MB = 1024 ** 2;

let stopPanel: () => Promise<void>;
let files: Server;
let served = 0;
const photo = phoneSizedPhoto();
const scan = scanOf(photo);

beforeAll(async () => {
  stopPanel = await servePanel();
  files = createServer((request, response) => {
    const [id = '', slot = ''] = (request.url ?? '').split('/').slice(-2);
    served++;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(bytesOf(id, Number(slot)));
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  files.close();
  await stopPanel();
});

it(`a packet of ${PAYMENTS} payments is made in less than a gigabyte of memory`, async () => {
  const packet = packetOf([
    registerPart(2 * PAYMENTS),
    ...Array.from({ length: PAYMENTS }, (_, index) => ({
      ...paymentPart(receiptsOf(`expense-${index}`), `${1_000 + index}`),
    })),
  ]);
  // In Playwright's usual windows, which are private, the browser's disk is in memory.
  const folder = mkdtempSync(path.join(tmpdir(), 'packet-'));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const pid = processOf(folder);
  const page = await browser.newPage();
  await page.addInitScript(() => {
    window.packetOwner = 'reviewer';
  });
  await page.goto(`${process.env['PANEL_URL'] ?? ''}/kit/packet`);
  await page.waitForFunction(() => window.packetKit !== undefined);
  const before = memoryOf(pid);
  const peaks = new Map<string, Memory>();
  const watch = setInterval(() => {
    void stepOf(page).then((step) => {
      const now = memoryOf(pid);
      const peak = peaks.get(step) ?? now;
      peaks.set(step, {
        own: Math.max(peak.own, now.own),
        resident: Math.max(peak.resident, now.resident),
      });
    });
  }, 250);
  const { port } = files.address() as AddressInfo;
  const made = await make(page, packet, `http://127.0.0.1:${port}`);
  const asked = served;
  const again = await make(page, packet, `http://127.0.0.1:${port}`);
  clearInterval(watch);
  await browser.close();
  rmSync(folder, { recursive: true, force: true });

  const received = PAYMENTS * RECEIPTS_EACH * ((photo.length + scan.length) / 2);
  const most = Math.max(...[...peaks.values()].map(({ own }) => own));
  const seconds = ({ times }: Made) =>
    Object.entries(times)
      .map(([step, ms]) => `${step} ${(ms / 1_000).toFixed(0)} s`)
      .join(', ');
  figure(
    `a packet of ${PAYMENTS} payments with ${(received / MB).toFixed(0)} MB of receipts`,
    `${seconds(made)}; again without a download: ${seconds(again)}; ZIP ${(made.zip / MB).toFixed(0)} MB, ` +
      `printable ${(made.printable / MB).toFixed(0)} MB, ${made.pages} parts; memory of all of the browser's processes ` +
      `${inMemory(before)} before, at most ${[...peaks].map(([step, peak]) => `${step} ${inMemory(peak)}`).join(', ')}; ` +
      `longest pause ${made.longestPause.toFixed(0)} ms`,
  );
  expect(made.failed).toBe(0);
  expect([asked, served]).toEqual([PAYMENTS * RECEIPTS_EACH, asked]);
  expect(again.hash).toBe(made.hash);
  expect(most).toBeLessThan(MOST_MEMORY);
});

interface Made {
  readonly zip: number;
  readonly printable: number;
  readonly hash: string;
  readonly failed: number;
  readonly pages: number;
  /** Milliseconds by steps. */
  readonly times: Readonly<Record<string, number>>;
  /** The longest that the page's thread was busy, in ms. */
  readonly longestPause: number;
}

function make(page: Page, packet: Packet, at: string): Promise<Made> {
  return page.evaluate(
    async ([args, address]) => {
      const [asked, cover] = JSON.parse(args) as [Packet, Cover];
      const kit = window.packetKit;
      if (kit === undefined) throw new Error('No kit.');
      let longestPause = 0;
      let last = performance.now();
      const beat = setInterval(() => {
        longestPause = Math.max(longestPause, performance.now() - last - 20);
        last = performance.now();
      }, 20);
      const times: Record<string, number> = {};
      let from = performance.now();
      let step = 'files';
      const watch = setInterval(() => {
        const now = kit.told.at(-1)?.step ?? step;
        if (now === step) return;
        times[step] = performance.now() - from;
        [step, from] = [now, performance.now()];
      }, 5);
      const { zip, printable, hash, failed } = await kit.make(asked, cover, address);
      times[step] = performance.now() - from;
      clearInterval(watch);
      clearInterval(beat);
      return {
        zip: zip.size,
        printable: printable.size,
        hash,
        failed: failed.length,
        pages: asked.parts.length,
        times,
        longestPause,
      };
    },
    [JSON.stringify([packet, packetCover()]), at] as const,
  );
}

function stepOf(page: Page): Promise<string> {
  return page.evaluate(() => window.packetKit?.told.at(-1)?.step ?? 'files');
}

function receiptsOf(id: string): readonly PacketFile[] {
  return Array.from({ length: RECEIPTS_EACH }, (_, slot) => {
    const bytes = bytesOf(id, slot);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const type = slot === 0 ? 'image/jpeg' : 'application/pdf';
    return { of: 'expense', id, slot, name: `${id}-${slot}`, type, size: bytes.length, sha256 };
  });
}

/** No two are the same file. */
function bytesOf(id: string, slot: number): Buffer {
  const mark = Buffer.from(`${id}-${slot}`);
  return slot === 0
    ? Buffer.concat([
        photo.subarray(0, -2),
        Buffer.from([0xff, 0xfe, 0, mark.length + 2]),
        mark,
        photo.subarray(-2),
      ])
    : Buffer.concat([scan, Buffer.from(`%${mark.toString()}\n`)]);
}

/** 12 million pixels and a megabyte, as phones shrink them for mail. */
function phoneSizedPhoto(): Buffer {
  let grain = 1;
  return encodeJpeg(
    3_000,
    4_000,
    (x, y) => {
      grain = (Math.imul(grain, 1_664_525) + 1_013_904_223) >>> 0;
      const noise = (grain >>> 28) - 8;
      const isInk = x > 400 && x < 2_600 && y % 110 < 70 && x % 60 < 34;
      const shade = (isInk ? 60 : 225) + noise;
      return [shade, shade, shade - 8];
    },
    { quantizer: 36 },
  );
}

/** A letter page from a scanner. */
function scanOf(jpeg: Buffer): Buffer {
  const image = pdfStream(
    jpeg.toString('latin1'),
    ' /Type /XObject /Subtype /Image /Width 3000 /Height 4000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
  );
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 594 792] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>',
    pdfStream('q 594 0 0 792 0 0 cm /Scan Do Q'),
    image,
  ]);
}

/** Of several processes, in bytes. */
interface Memory {
  /** What each has for itself, and its part of what they share (PSS). */
  readonly own: number;
  /** What's shared counted for each (RSS). */
  readonly resident: number;
}

function inMemory({ own, resident }: Memory): string {
  return `${(own / MB).toFixed(0)} MB (RSS ${(resident / MB).toFixed(0)} MB)`;
}

/** Returns the memory of a process and of all that it started. */
function memoryOf(root: number): Memory {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = /^\d+ \(.*\) \S (\d+)/s.exec(read(`/proc/${name}/stat`))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const isBelow = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined; at = parents.get(at))
      if (at === root) return true;
    return false;
  };
  const found = [...parents.keys()].filter(isBelow).map((pid) => read(`/proc/${pid}/smaps_rollup`));
  const sum = (pattern: RegExp): number =>
    found.reduce((all, text) => all + Number(pattern.exec(text)?.[1] ?? 0), 0) * 1_024;
  return { own: sum(/^Pss:\s+(\d+)/m), resident: sum(/^Rss:\s+(\d+)/m) };
}

/** Returns the browser's own process. @param folder of its user. */
function processOf(folder: string): number {
  const found = readdirSync('/proc').find((name) => {
    const command = /^\d+$/.test(name) ? read(`/proc/${name}/cmdline`) : '';
    return command.includes(`--user-data-dir=${folder}`) && !command.includes('--type=');
  });
  if (found === undefined) throw new Error('The browser has no process.');
  return Number(found);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
