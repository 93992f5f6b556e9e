import { expect, it } from 'vitest';
import { packetFile, packetOf, paymentPart } from '../../../../../tests/fixtures/review-packet.ts';
import { attachedFiles, attachedText, inventoryOf } from './attached-files.ts';
import { fileKey, type FileResult } from './draw-files.ts';

const fileOf = (name: string, slot: number) =>
  packetFile({ name, type: 'application/pdf', bytes: Buffer.from(name) }, slot);
const WHOLE = fileOf('whole.pdf', 0);
const CUT = fileOf('cut.pdf', 1);
const LOCKED = fileOf('=locked.pdf', 2);
const PACKET = packetOf([paymentPart([WHOLE, CUT, LOCKED])]);

const picture = (page: number, piece = 1) => ({ page, piece, pieces: 2, width: 9, height: 9 });
const drawn = {
  pages: 2,
  pictures: [picture(1), picture(1, 2), picture(2)],
  missing: [],
  isPartial: false,
  omits: false,
  isSmall: false,
};
const RESULTS = new Map<string, FileResult>([
  [fileKey(WHOLE), { ok: true, drawn }],
  [fileKey(CUT), { ok: true, drawn: { ...drawn, isPartial: true } }],
  [fileKey(LOCKED), { ok: false, fault: 'password' }],
]);

it('every attached file is listed, with the hash of its original and what of it is drawn', () => {
  const { path, rows } = inventoryOf(PACKET, RESULTS);
  expect(path).toBe('files');
  expect(rows[0]).toEqual({
    part: 'payments/012-check-1049.pdf',
    file: 'Receipt 1 of 3',
    name: 'whole.pdf',
    type: 'application/pdf',
    bytes: 9,
    sha256: WHOLE.sha256,
    pagesDrawn: 2,
    inPacket: 'yes',
    why: '',
  });
  expect(rows.slice(1)).toMatchObject([
    { pagesDrawn: 2, inPacket: 'partly', why: 'Its end is missing.' },
    { pagesDrawn: 0, inPacket: 'no', why: 'It’s locked with a password.' },
  ]);
  // A request's id opens nothing, and still is no one else's business.
  expect(JSON.stringify(rows)).not.toContain(WHOLE.id);
});

it('files are counted, and those that are missing or incomplete', () => {
  expect(attachedFiles(packetOf([]), RESULTS)).toEqual({ count: 0, failed: [] });
  const attached = attachedFiles(PACKET, RESULTS);
  expect(attached).toMatchObject({
    count: 3,
    failed: [{ name: 'cut.pdf' }, { name: '=locked.pdf' }],
  });
  expect(attachedText(attached)).toContain(
    'Of 3 files of these payments, deposits, and statements, 2 are',
  );
});

it.each([
  [0, 'No file is attached to these payments, deposits, and statements.'],
  [1, 'The only file of these payments, deposits, and statements is in this packet.'],
  [1_200, 'All 1,200 files of these payments, deposits, and statements are in this packet.'],
])('of %i files, none of which failed, it says so', (count, words) => {
  expect(attachedText({ count, failed: [] })).toBe(
    `${words} Those that have none are in “What Needs Attention.” Requests without a payment are listed without their receipts.`,
  );
});
