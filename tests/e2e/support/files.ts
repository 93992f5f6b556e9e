import { chromium, type Browser } from '@playwright/test';
import type { TestInfo } from '@playwright/test';
import { pdfOf, textAt } from '../../fixtures/pdf/pdf-receipt.ts';
import { phonePhoto } from '../../fixtures/receipt-files.ts';

/** A file as `setInputFiles` takes it. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

let browser: Promise<Browser> | undefined;

/** Another browser than the one under test, which makes real files. */
function fileBrowser(info: TestInfo): Promise<Browser> {
  const { launchOptions = {} } = info.project.use;
  browser ??= chromium.launch(launchOptions);
  return browser;
}

/** A real PDF of one page, printed by the browser. */
export async function realPdf(info: TestInfo, name = 'hardware store.pdf'): Promise<GivenFile> {
  const page = await (await fileBrowser(info)).newPage();
  await page.setContent(
    '<h1>Main Street Hardware</h1><p>12 markers, 3 rolls of tape</p><p>Total $45.20</p>',
  );
  const buffer = await page.pdf({ format: 'Letter' });
  await page.close();
  return { name, mimeType: 'application/pdf', buffer };
}

/** EXIF's orientation for a photo of a phone held upright: rotate a quarter clockwise. */
const UPRIGHT = 6;

/** A photo of a phone held upright: 6 MB, 4,000 by 3,000 pixels, stored sideways. */
export function uprightPhoto(name = 'IMG_2041.jpg'): GivenFile {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(phonePhoto(UPRIGHT).bytes) };
}

/** A PDF of one small page with its name on it. */
export function smallPdf(name: string): GivenFile {
  const page = { width: 200, height: 100, content: textAt(100, name) };
  return { name, mimeType: 'application/pdf', buffer: pdfOf(name, [page]).bytes };
}

/** A file with a few bytes. */
export function smallFile(name: string, mimeType: string, content: string): GivenFile {
  return { name, mimeType, buffer: Buffer.from(content) };
}
