import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uprightPhoto } from '../e2e/support/files.ts';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { foundAssociation } from '../functions/support/association.ts';
import { forgetQuotas } from '../functions/support/forget.ts';
import { figure } from '../support/figure.ts';
import { firefox } from './firefox.ts';
import { JOURNEYS, type Trip } from './journeys.ts';
import { webkit } from './webkit.ts';

const photo = uprightPhoto();
const pdf = pdfReceipt();
let folder = '';
beforeAll(async () => {
  await foundAssociation();
  // Other parts have sent their approvers all the mails of the hour.
  await forgetQuotas();
  folder = await mkdtemp(path.join(tmpdir(), 'pa-ledger-receipts-'));
  await writeFile(path.join(folder, photo.name), photo.buffer);
  await writeFile(path.join(folder, pdf.name), pdf.bytes);
});
afterAll(() => rm(folder, { recursive: true }));

describe.each([firefox, webkit])('$name', ({ name, missing, start }) => {
  if (missing !== null) figure(name, `not installed, so not tried (Debian: ${missing})`);
  const trip: Trip = { files: [], pdfName: pdf.name, reference: '' };

  // Each in a browser of its own, so that it finds nothing of another journey's.
  it.skipIf(missing !== null).each(Object.entries(JOURNEYS))('%s', async (title, journey) => {
    trip.files = [photo.name, pdf.name].map((file) => path.join(folder, file));
    const driver = await start();
    try {
      await journey(driver, trip);
      expect(await driver.complaints(), 'what the page complained about').toEqual([]);
      figure(`${name} ${driver.version}`, title);
    } finally {
      await driver.stop();
    }
  });
});
