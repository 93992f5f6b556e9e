import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import firebase from '../../firebase.json' with { type: 'json' };
import type { PacketKit } from '../../web/kit/packet.ts';
import type { Packet } from '../../web/src/admin/review/packet/packet.ts';
import type { Cover } from '../../web/src/admin/review/paper/write-pdf.ts';
import { DESK, expectComplaint, REFUSED } from '../e2e/support/page-test.ts';
import { encodeJpeg } from '../../tools/seed/receipts/jpeg.ts';
import { lockedPdf } from '../fixtures/pdf/locked-pdf.ts';
import { brokenPdf, cutPdf, manyPagesPdf } from '../fixtures/pdf/odd-pdfs.ts';
import { tornScanPdf } from '../fixtures/pdf/scan-pdfs.ts';
import { DEVICE, jpegWithPlace, PLACE } from '../fixtures/photo-with-place.ts';
import { hugePng, jpegReceipt, pdfReceipt, pngReceipt } from '../fixtures/receipt-files.ts';
import {
  FOREIGN_TEXTS,
  packetCover,
  packetFile,
  packetOf,
  paymentPart,
  registerPart,
} from '../fixtures/review-packet.ts';
import { readPdf } from '../support/read-pdf.ts';
import { readZip } from '../support/read-zip.ts';
import { expect, test } from './support/memory-books.ts';

/** The files of a review packet, made by a page with the site's own policy. What's on the paper: write-pdf.test.ts. */

interface TestFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A receipt from a cash register, twelve times as long as it's wide. */
const LONG: TestFile = {
  name: 'long.jpg',
  type: 'image/jpeg',
  bytes: encodeJpeg(160, 1_920, (x, y) =>
    y % 40 < 20 && x % 30 < 18 ? [40, 40, 40] : [250, 250, 245],
  ),
};
const FILES: readonly TestFile[] = [
  jpegReceipt(),
  pdfReceipt(),
  pngReceipt(),
  LONG,
  { name: 'place.jpg', type: 'image/jpeg', bytes: jpegWithPlace(6) },
  manyPagesPdf(52, 0.25),
];
/** The one that Hosting sends with every page. */
const POLICY = firebase.hosting.headers
  .flatMap(({ source, headers }) => (source === '**' ? headers : []))
  .find(({ key }) => key === 'Content-Security-Policy')?.value;

interface Served {
  /** The slots that were asked for. */
  readonly asked: number[];
  /** How many were on the way at once, at most. */
  most: number;
  /** What comes instead of a file. */
  readonly instead: Map<number, { readonly status: number } | Buffer>;
}

/** Serves the page, and the files by their slots. */
async function openKit(page: Page, files: readonly TestFile[], owner?: string): Promise<Served> {
  const served: Served = { asked: [], most: 0, instead: new Map() };
  let underWay = 0;
  await page.route('**/kit/packet', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'Content-Security-Policy': POLICY ?? 'sandbox' };
    await route.fulfill({ response, headers });
  });
  await page.route('**/files/**', async (route) => {
    const slot = Number(route.request().url().split('/').at(-1));
    served.asked.push(slot);
    served.most = Math.max(served.most, ++underWay);
    // Others have the time to be asked for.
    await new Promise((resolve) => setTimeout(resolve, 50));
    underWay--;
    const instead = served.instead.get(slot);
    if (instead !== undefined && 'status' in instead) await route.fulfill(instead);
    else await route.fulfill({ body: instead ?? files[slot]?.bytes ?? Buffer.alloc(0) });
  });
  if (owner !== undefined)
    await page.addInitScript((uid) => {
      window.packetOwner = uid;
    }, owner);
  await page.goto('/kit/packet');
  await page.waitForFunction(() => window.packetKit !== undefined);
  return served;
}

interface Made {
  readonly zip: ReadonlyMap<string, Buffer>;
  readonly zipBytes: Buffer;
  readonly zipName: string;
  readonly printable: Buffer;
  readonly hash: string;
  readonly failed: Awaited<ReturnType<PacketKit['make']>>['failed'];
}

async function make(page: Page, packet: Packet, cover: Cover = packetCover()): Promise<Made> {
  const made = await page.evaluate(
    async (args) => {
      const [asked, covered] = JSON.parse(args) as [Packet, Cover];
      if (window.packetKit === undefined) throw new Error('No kit.');
      const { zip, printable, hash, failed } = await window.packetKit.make(
        asked,
        covered,
        '/files',
      );
      const texts = await Promise.all(
        [zip, printable].map(
          (file) =>
            new Promise<string>((resolve) => {
              const reader = new FileReader();
              reader.addEventListener('load', () => resolve(reader.result as string));
              reader.readAsDataURL(file);
            }),
        ),
      );
      return { texts, hash, failed, zipName: zip.name };
    },
    JSON.stringify([packet, cover]),
  );
  const [zipBytes = Buffer.alloc(0), printable = Buffer.alloc(0)] = made.texts.map((text) =>
    Buffer.from(text.slice(text.indexOf(',') + 1), 'base64'),
  );
  return { ...made, zip: await readZip(zipBytes), zipBytes, printable };
}

const filesOf = (files: readonly TestFile[]) => files.map((file, slot) => packetFile(file, slot));
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const told = (page: Page) => page.evaluate(() => window.packetKit?.told ?? []);

async function textOf(pdf: Buffer | undefined): Promise<string> {
  const { pages } = await readPdf(new Uint8Array(pdf ?? []).buffer);
  return pages.map(({ text }) => text).join('\n');
}

test(
  'a packet is a ZIP and a printable PDF, with receipts as pictures and hashes that fit (#167, #168)',
  DESK,
  async ({ page }) => {
    const served = await openKit(page, FILES);
    const packet = packetOf([registerPart(60), paymentPart(filesOf(FILES))]);
    const { zip, printable, hash, failed, zipName } = await make(page, packet);
    expect(zipName).toBe('review-packet-2026-07-01-2027-06-30.zip');
    expect([...zip.keys()]).toEqual([
      'bank/1-register.pdf',
      'bank/1-register.csv',
      'payments/012-check-1049.pdf',
      'files.csv',
      'sha256sums.txt',
      'cover.pdf',
      'index.html',
    ]);

    const sums = zip.get('sha256sums.txt')?.toString() ?? '';
    const hashed = [...zip].slice(0, 4).map(([path, bytes]) => `${sha256(bytes)}  ${path}\n`);
    expect(sums).toBe(hashed.join(''));
    expect(hash).toBe(sha256(Buffer.from(sums)));
    expect(await textOf(zip.get('cover.pdf'))).toContain(hash);
    const index = zip.get('index.html')?.toString() ?? '';
    expect(index).toContain(hash);
    expect(zip.get('bank/1-register.csv')?.toString()).toContain(`"'=HYPERLINK(""x"")",84.35`);

    // Page 51 and what follows isn't drawn, which is told everywhere.
    const why = 'Pages 51 to 52 aren’t drawn: only the first 50 pages of a file are.';
    expect(failed).toEqual([
      { part: 'Check 1049 to Dana Whitfield & Sons', name: '52 pages.pdf', why },
    ]);
    const inventory = zip.get('files.csv')?.toString() ?? '';
    for (const { name, bytes } of FILES) {
      expect(inventory).toContain(`,"${name}",`);
      expect(inventory).toContain(`,${bytes.length},"${sha256(bytes)}",`);
    }
    expect(inventory).toContain(`,50,"partly","${why}"`);
    const payment = zip.get('payments/012-check-1049.pdf');
    for (const text of [await textOf(zip.get('cover.pdf')), await textOf(payment), index])
      expect(text.replaceAll('\n', ' ')).toContain('Pages 51 to 52 aren’t drawn');

    const pdf = await readPdf(new Uint8Array(payment ?? []).buffer);
    const text = pdf.pages.map((one) => one.text).join('\n');
    for (const words of [
      'Receipt 4 of 6, piece 2 of 6',
      'Receipt 6 of 6, page 50 of 52',
      'place.jpg',
    ])
      expect(text).toContain(words);
    // Nothing of a stranger's file but how it looks.
    for (const secret of [PLACE, DEVICE, 'ORCHARD LANE', 'Sheet 12']) {
      expect(printable.includes(secret)).toBe(false);
      expect(text).not.toContain(secret);
    }
    expect(pdf.spoken).toContain(FOREIGN_TEXTS.arabic);

    const whole = await readPdf(new Uint8Array(printable).buffer);
    const parts = await Promise.all(
      ['cover.pdf', 'bank/1-register.pdf', 'payments/012-check-1049.pdf'].map(async (path) =>
        readPdf(new Uint8Array(zip.get(path) ?? []).buffer),
      ),
    );
    // And one page of contents.
    expect(whole.pages).toHaveLength(parts.reduce((sum, one) => sum + one.pages.length, 1));
    expect(whole.bookmarks.map(({ title }) => title)).toEqual(['Cover', 'Bank', 'Payments']);
    expect(served.most).toBe(2);
    const steps = (await told(page)).map(({ step }) => step);
    expect([...new Set(steps)]).toEqual(['files', 'zip', 'printable']);
  },
);

test(
  'the same packet has the same bytes, whoever makes it, but for the cover and the index',
  DESK,
  async ({ page }) => {
    const files = FILES.slice(0, 4);
    await openKit(page, files);
    const packet = packetOf([registerPart(40), paymentPart(filesOf(files))]);
    const first = await make(page, packet);
    // Nothing of the first is kept: all is drawn anew.
    await page.reload();
    await page.waitForFunction(() => window.packetKit !== undefined);
    const same = await make(page, packet);
    expect(same.zipBytes.equals(first.zipBytes)).toBe(true);
    expect(same.printable.equals(first.printable)).toBe(true);
    const cover = packetCover({
      facts: [['Prepared by', 'treasurer@example.com']],
      withAddresses: true,
    });
    const other = await make(page, packet, cover);
    expect(other.hash).toBe(first.hash);
    const changed = [...other.zip].flatMap(([path, bytes]) =>
      first.zip.get(path)?.equals(bytes) === true ? [] : [path],
    );
    expect(changed).toEqual(['cover.pdf', 'index.html']);
    expect(await textOf(other.zip.get('cover.pdf'))).toContain(
      'This version has payees’ addresses.',
    );
  },
);

test(
  'what cannot be fetched or drawn is named in its place, on the cover, and in the index',
  DESK,
  async ({ page, complaints }) => {
    const good = jpegReceipt();
    /** The same photo under another name would be drawn once. */
    const another = (name: string, own: number): TestFile => ({
      ...good,
      name,
      bytes: Buffer.concat([good.bytes, Buffer.from([own])]),
    });
    const cases: readonly (readonly [TestFile, string])[] = [
      [{ ...good, name: 'torn.jpg', bytes: good.bytes.subarray(0, 200) }, 'It’s damaged'],
      [lockedPdf('x'), 'It’s locked with a password.'],
      [brokenPdf(), 'It’s damaged and can’t be drawn.'],
      [another('gone.jpg', 3), 'It’s no longer stored.'],
      [another('lost.jpg', 4), 'It couldn’t be downloaded.'],
      [another('other.jpg', 5), 'It isn’t the file that was recorded'],
      [{ ...another('page.html', 6), type: 'text/html' }, 'It isn’t a PDF, JPEG, or PNG file.'],
      [{ ...good, name: 'cut.jpg', bytes: good.bytes.subarray(0, 90_000) }, 'Its end is missing.'],
      [cutPdf(), 'Its end is missing.'],
      [tornScanPdf(), 'Some of it couldn’t be drawn'],
      [hugePng(), 'It has over 100 million pixels.'],
    ];
    const files = cases.map(([file]) => file);
    const served = await openKit(page, files);
    served.instead.set(3, { status: 404 }).set(4, { status: 500 }).set(5, good.bytes);
    const { zip, failed } = await make(page, packetOf([paymentPart(filesOf(files))]));
    expect(failed.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    const texts = await Promise.all(
      ['cover.pdf', 'payments/012-check-1049.pdf'].map((path) => textOf(zip.get(path))),
    );
    for (const text of [...texts, zip.get('index.html')?.toString() ?? '']) {
      for (const [{ name }] of cases) expect(text).toContain(name);
    }
    for (const [index, [{ name }, why]] of cases.entries())
      expect(failed[index]?.why, name).toContain(why);
    expectComplaint(complaints, REFUSED);
    expect(served.asked.filter((slot) => slot === 4)).toHaveLength(4);
  },
);

test(
  'a stopped packet goes on without another download, even after a reload, and only for its owner (#169)',
  DESK,
  async ({ page }) => {
    const files = FILES.slice(0, 5);
    const served = await openKit(page, files, 'reviewer');
    await page.evaluate(async () => (await window.packetKit?.store())?.clear());
    const packet = packetOf([registerPart(40), paymentPart(filesOf(files))]);
    // It's stopped while the ZIP is written.
    const stopped = page.evaluate(
      async (args) => {
        const [asked, covered] = JSON.parse(args) as [Packet, Cover];
        const making = window.packetKit?.make(asked, covered, '/files');
        return making?.then(
          () => 'made',
          (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
        );
      },
      JSON.stringify([packet, packetCover()]),
    );
    await page.evaluate(async () => {
      while (window.packetKit?.told.some(({ step }) => step === 'zip') !== true)
        await new Promise((resolve) => setTimeout(resolve, 1));
      window.packetKit.stop();
    });
    expect(await stopped).toBe('AbortError');
    expect(served.asked.toSorted()).toEqual([0, 1, 2, 3, 4]);

    await page.reload();
    await page.waitForFunction(() => window.packetKit !== undefined);
    const made = await make(page, packet);
    expect(served.asked).toHaveLength(5);
    expect(made.failed).toEqual([]);
    expect([...made.zip.values()].every(({ length }) => length > 0)).toBe(true);
    expect(await keptIn(page)).toEqual(['reviewer']);

    // Someone else signs in here.
    await openKit(page, files, 'treasurer');
    await page.evaluate(async () => window.packetKit?.store());
    expect(await keptIn(page)).toEqual(['treasurer']);
  },
);

/** Whose packets are on the browser's disk. */
function keptIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const names: string[] = [];
    for await (const name of (await root.getDirectoryHandle('packets')).keys()) names.push(name);
    return names;
  });
}
