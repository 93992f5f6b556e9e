import { chromium, type Browser } from '@playwright/test';
import type { TestInfo } from '@playwright/test';

/** A file as `setInputFiles` takes it. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

let browser: Promise<Browser> | undefined;

/** A browser beside the one under test, to make real files with. */
function maker(info: TestInfo): Promise<Browser> {
  const { launchOptions = {} } = info.project.use;
  browser ??= chromium.launch(launchOptions);
  return browser;
}

/** A real PDF of one page, printed by the browser. */
export async function realPdf(info: TestInfo, name = 'hardware store.pdf'): Promise<GivenFile> {
  const page = await (await maker(info)).newPage();
  await page.setContent(
    '<h1>Main Street Hardware</h1><p>12 markers, 3 rolls of tape</p><p>Total $45.20</p>',
  );
  const buffer = await page.pdf({ format: 'Letter' });
  await page.close();
  return { name, mimeType: 'application/pdf', buffer };
}

/** A picture like a phone's: 4,000 by 3,000 pixels, well over 3 MB, with small print on it. */
export async function phonePhoto(info: TestInfo, name = 'IMG_2041.jpg'): Promise<GivenFile> {
  const page = await (await maker(info)).newPage();
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    const pixels = context.createImageData(4000, 3000);
    // Noise, which JPEG cannot make small: as grainy as a photo in a dim room.
    for (let start = 0; start < pixels.data.length; start += 65_536) {
      crypto.getRandomValues(pixels.data.subarray(start, start + 65_536));
    }
    for (let alpha = 3; alpha < pixels.data.length; alpha += 4) pixels.data[alpha] = 60;
    context.putImageData(pixels, 0, 0);
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#f7f3e8';
    context.fillRect(0, 0, 4000, 3000);
    context.globalCompositeOperation = 'source-over';
    context.fillStyle = '#111';
    context.font = '80px serif';
    ['MAIN STREET HARDWARE', '12 markers   30.00', '3 tape   15.20', 'TOTAL   45.20'].forEach(
      (line, index) => context.fillText(line, 400, 600 + 160 * index),
    );
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let binary = '';
    for (let start = 0; start < bytes.length; start += 8192) {
      binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
    }
    return btoa(binary);
  });
  await page.close();
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** A file with a few bytes. */
export function smallFile(name: string, mimeType: string, content: string): GivenFile {
  return { name, mimeType, buffer: Buffer.from(content) };
}
