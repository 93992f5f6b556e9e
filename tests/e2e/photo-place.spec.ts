import { DEVICE, jpegWithPlace, PLACE, pngWithPlace } from '../fixtures/photo-with-place.ts';
import { bucket, db } from '../functions/support/suite.ts';
import type { GivenFile } from './support/files.ts';
import {
  choose,
  openForm,
  submitAndReadReference,
  typeInto,
  waitForUpload,
} from './support/form.ts';
import { DESK, expect, test } from './support/test.ts';

/** A quarter clockwise. */
const TURNED = 6;

test(
  'a small photo is stored without its location and with its orientation (#58)',
  DESK,
  async ({ page }) => {
    const photo = (name: string, mimeType: string, buffer: Buffer): GivenFile => ({
      name,
      mimeType,
      buffer,
    });
    const photos = [
      photo('lying.jpg', 'image/jpeg', jpegWithPlace(1)),
      photo('turned.jpg', 'image/jpeg', jpegWithPlace(TURNED)),
      photo('plain.png', 'image/png', pngWithPlace()),
      // A PNG that its EXIF turns is drawn anew.
      photo('upright.png', 'image/png', pngWithPlace(TURNED)),
    ];
    await openForm(page);
    await typeInto(page);
    await choose(page, ...photos);
    for (const name of ['lying.jpg', 'turned.jpg', 'plain.png', 'upright.jpg'])
      await waitForUpload(page, name);
    await expect(page.getByText('Shrunk from')).toHaveCount(0);
    const reference = await submitAndReadReference(page);

    const found = await db.collection('expenses').where('reference', '==', reference).get();
    const receipts = found.docs[0]?.get('submission.receipts') as { name: string; path: string }[];
    expect(receipts).toHaveLength(photos.length);
    for (const { path, name } of receipts) {
      const [bytes] = await bucket.file(path).download();
      for (const secret of [PLACE, DEVICE]) {
        expect([name, bytes.includes(secret)]).toEqual([name, false]);
      }
    }
    // 64 by 32 dots as they lie; the turned one is looked at upright.
    for (const [at, width, height] of [
      [0, 64, 32],
      [1, 32, 64],
    ] as const) {
      const [bytes] = await bucket.file(receipts[at]?.path ?? '').download();
      const shown = await page.evaluate(
        async (list) => {
          const bitmap = await createImageBitmap(
            new Blob([Uint8Array.from(list)], { type: 'image/jpeg' }),
          );
          return [bitmap.width, bitmap.height];
        },
        [...bytes],
      );
      expect(shown).toEqual([width, height]);
    }
  },
);
