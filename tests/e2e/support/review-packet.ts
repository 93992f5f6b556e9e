import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { readPdf, type ReadPdf } from '../../support/read-pdf.ts';
import { readZip } from '../../support/read-zip.ts';
import { expect } from './page-test.ts';

/** What's inside a packet's ZIP, and its seal as the page says it. */
export interface MadePacket {
  readonly files: ReadonlyMap<string, Buffer>;
  /** Those of the files that are PDFs. */
  readonly pdfs: ReadonlyMap<string, ReadPdf>;
  readonly seal: string;
}

/** Makes the packet of the open review. Right after a payment the totals may not have it yet: the page asks to go on. */
export async function makePacket(page: Page): Promise<MadePacket> {
  await page.getByRole('button', { name: 'Make the Packet' }).click();
  const goOn = page.getByRole('button', { name: 'Go On' });
  await expect(async () => {
    if (await goOn.isVisible()) await goOn.click();
    await expect(page.getByText('The packet is ready.')).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  const files = await readZip(readFileSync(await downloadPacket(page, 'ZIP')));
  const pdfs = new Map<string, ReadPdf>();
  for (const [name, bytes] of files)
    if (name.endsWith('.pdf')) pdfs.set(name, await readPdf(Uint8Array.from(bytes).buffer));
  const section = page.getByRole('region', { name: 'Packet', exact: true });
  return { files, pdfs, seal: await section.getByRole('code').first().innerText() };
}

/** Downloads one of the files of a packet that's ready. @returns its path. */
export async function downloadPacket(page: Page, kind: 'ZIP' | 'PDF'): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: new RegExp(`^Download ${kind}`) }).click(),
  ]);
  return download.path();
}

/** Returns the words of a PDF, a line for each piece. */
export function textOf(pdf: ReadPdf | undefined): string {
  return (pdf?.pages ?? []).map(({ text }) => text).join('');
}

/** Returns the names and words of all files, without spaces: narrow columns break an address. */
export function wordsOf({ files, pdfs }: MadePacket): string {
  return [...files]
    .map(([name, bytes]) => {
      const pdf = pdfs.get(name);
      const words = pdf === undefined ? bytes.toString() : textOf(pdf);
      return `${name}${words}`.replaceAll(/\s/gu, '');
    })
    .join('\n');
}
