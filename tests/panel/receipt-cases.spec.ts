import type { Locator, Page } from '@playwright/test';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { exif } from '../../tools/seed/receipts/jpeg.ts';
import { certificatePdf, lockedAttachmentPdf, readablePdf } from '../fixtures/pdf/locked-pdf.ts';
import { cutPdf, halfPdf, noPagePdf, xfaPdf } from '../fixtures/pdf/odd-pdfs.ts';
import { HEIC_SHAPES } from '../fixtures/heic-shapes.ts';
import { LONG_PICTURES, RECEIPT_CASES, type ReceiptCase } from '../fixtures/receipt-cases.ts';
import { hugePng, jpegReceipt, pdfReceipt, pngReceipt } from '../fixtures/receipt-files.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';
import { takeUploads, type Upload } from './support/take-uploads.ts';

/** What becomes of a chosen file, with the papers of a deposit, which are prepared as the form's receipts are. */
const DEPOSIT = 'depositA000000000000';
const API = '/api/admin/manage-papers';
const NOW = '2026-11-23T15:00:00Z';

/** Where a file is chosen, and what was uploaded. */
interface Slip {
  readonly form: Locator;
  readonly uploads: readonly Upload[];
  readonly asked: () => Promise<unknown>;
  readonly choose: (name: string, buffer: Buffer) => Promise<void>;
}

async function openSlip(page: Page, books: MemoryBooks): Promise<Slip> {
  await fixTime(page, NOW);
  await putAll(books.db, {
    'accounts/bank': {
      name: 'Checking',
      kind: 'checking',
      version: 1,
      openingDate: '2026-07-01',
      openingBalance: 1e3,
    },
    [`deposits/${DEPOSIT}`]: {
      date: '2026-11-04',
      accountId: 'bank',
      slip: '77',
      version: 1,
      countedBy: ['Ann Lee', 'Bo Diaz'],
      items: [],
    },
  });
  const uploads = await takeUploads(page);
  await books.open(page, `/admin/bank/deposits/${DEPOSIT}`);
  await books.answer(API, { ok: true, answer: {} });
  const form = page.getByRole('region', { name: 'Papers' });
  const input = form.locator('input[type=file]');
  return {
    form,
    uploads,
    asked: () => books.asked(API),
    choose: (name, buffer) =>
      input.setInputFiles({
        name,
        mimeType: '',
        buffer,
      }),
  };
}

/** Chooses a file and looks at what becomes of it. */
async function tryCase(
  page: Page,
  { form, uploads, asked, choose }: Slip,
  { file, bytes, right }: Pick<ReceiptCase, 'file' | 'bytes' | 'right'>,
): Promise<void> {
  const before = uploads.length;
  await choose(file, bytes);
  const alert = form.getByRole('alert');
  if ('refused' in right) {
    await expect(alert).toHaveText(new RegExp(`^${file}: ${right.refused.source.slice(1)}`));
    expect(uploads).toHaveLength(before);
    return;
  }
  if (right.fault !== undefined) {
    await expect(alert).toHaveText(new RegExp(`^${file}: ${right.fault.source.slice(1)}`));
    expect(uploads).toHaveLength(before);
    await form.getByRole('button', { name: 'Send it anyway' }).click();
  }
  await expect(form.getByRole('status')).toHaveText('The paper is added.');
  await expect(alert).toBeHidden();
  expect(await asked()).toMatchObject({ act: 'add', paper: { name: right.name } });
  expect(uploads).toHaveLength(before + 1);
  const sent = uploads.at(-1)?.bytes ?? Buffer.alloc(0);
  if (right.asItIs === true) expect(sent.equals(bytes)).toBe(true);
  if (right.without !== undefined) expect(sent.includes(right.without)).toBe(false);
  if (right.size !== undefined) expect(await sizeOf(page, sent)).toEqual(right.size);
}

/** Returns a picture's size as a browser shows it, in pixels. */
function sizeOf(page: Page, picture: Buffer): Promise<number[]> {
  return page.evaluate(async (base64) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${base64}` });
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, picture.toString('base64'));
}

test(
  'a file is what its first bytes say, and opens before it is sent (#47)',
  DESK,
  async ({ page, books }) => {
    const slip = await openSlip(page, books);
    for (const one of [...RECEIPT_CASES, ...HEIC_SHAPES])
      await test.step(one.file, () => tryCase(page, slip, one));
  },
);

const MISSING = /^Part of this file is missing\. Download or save it again/;
const [JPEG, PNG, PDF] = [jpegReceipt().bytes, pngReceipt().bytes, pdfReceipt().bytes];

test('what is wrong with a file is said by its name', DESK, async ({ page, books }) => {
  const slip = await openSlip(page, books);
  for (const [file, bytes, fault, size] of [
    ['cut off.jpg', JPEG.subarray(0, JPEG.length >> 1), MISSING, [640, 480]],
    ['no end.jpg', JPEG.subarray(0, -2), MISSING, [640, 480]],
    // It is drawn again as far as it goes.
    ['cut off.png', PNG.subarray(0, PNG.length >> 1), MISSING, [456, 234]],
    ['huge.png', hugePng().bytes, /^This picture has over 100 million pixels/],
    ['linear.pdf', cutPdf().bytes, MISSING],
    ['certificates.pdf', certificatePdf().bytes, /^This PDF is locked/],
    ['half.pdf', halfPdf().bytes, /^This file is damaged/],
    ['no page.pdf', noPagePdf().bytes, /^This PDF has no pages\./],
    ['xfa.pdf', xfaPdf().bytes, /^This PDF is a form that only Adobe Acrobat can show\./],
    ['xfa fields.pdf', xfaPdf('Please wait', '5 0 R').bytes, /^This PDF is a form/],
  ] as const)
    await test.step(file, () => {
      const type = 'application/pdf';
      const name = file.replace('cut off.png', 'cut off.jpg');
      return tryCase(page, slip, {
        file,
        bytes,
        right: { name, type, fault, ...(size && { size }) },
      });
    });
});

test(
  'a picture too large to draw is refused unless it can be sent as it is',
  DESK,
  async ({ page, books }) => {
    const slip = await openSlip(page, books);
    // A GIF says its size in its first bytes, and is a few bytes long.
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    gif.writeUInt16LE(12_000, 6);
    gif.writeUInt16LE(9_000, 8);
    const right = { refused: /^This picture has over 100 million pixels/ };
    await tryCase(page, slip, { file: 'map.gif', bytes: gif, right });
  },
);

test('a file that opens never asks', DESK, async ({ page, books }) => {
  const slip = await openSlip(page, books);
  for (const [name, bytes] of [
    ['attachment locked.pdf', lockedAttachmentPdf().bytes],
    ['changes locked.pdf', readablePdf().bytes],
    ['form.pdf', xfaPdf('Total $45.20', '5 0 R').bytes],
    ['last word missing.pdf', PDF.subarray(0, -6)],
    ['filled up.pdf', Buffer.concat([PDF, Buffer.alloc(4_096)])],
    ['plain.png', PNG],
    ['plain.jpg', JPEG],
  ] as const)
    await test.step(name, () =>
      tryCase(page, slip, { file: name, bytes, right: { name, type: 'application/pdf' } }),
    );
});

test('a long receipt stays readable', DESK, async ({ page, books }) => {
  const slip = await openSlip(page, books);
  for (const { file, size, isTurned, right } of LONG_PICTURES)
    await test.step(file, async () => {
      const painted = await paint(page, ...size);
      expect(painted.length).toBeGreaterThan(3_500_000);
      const turned = [painted.subarray(0, 2), exif(6), painted.subarray(2)];
      await tryCase(page, slip, { file, bytes: isTurned ? Buffer.concat(turned) : painted, right });
    });
});

/** Returns a JPEG with lines of print, and grain that no picture compresses away. */
async function paint(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('Nothing can be drawn.');
      const grain = new ImageData(w, 500);
      for (let at = 0; at < grain.data.length; at++)
        grain.data[at] = at % 4 === 3 ? 255 : 200 + ((Math.imul(at, 2_654_435_761) >>> 24) % 55);
      for (let y = 0; y < h; y += 500) context.putImageData(grain, 0, y);
      context.font = '40px sans-serif';
      for (let y = 60; y < h; y += 60) context.fillText(`Line ${y}: 12 markers $45.20`, 40, y);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      const reader = new FileReader();
      return new Promise<string>((resolve) => {
        reader.addEventListener('load', () => {
          if (typeof reader.result === 'string') resolve(reader.result);
        });
        reader.readAsDataURL(blob);
      });
    },
    [width, height] as const,
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}
