import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { expect, it } from 'vitest';
import { receiptFileNames } from './receipt-files.ts';

const ID = 'aaaaaaaaaaaaaaaaaaaa';
const REFERENCE = referenceOf(ID);

function expenseWith(id: string, ...names: readonly string[]) {
  const receipts = names.map((name, slot) => ({ path: `receipts/${id}/${slot}`, name }));
  return { id, parentId: '', data: { submission: { receipts } } };
}

function nameOf(typed: string): string {
  return receiptFileNames([expenseWith(ID, typed)])(`receipts/${ID}/0`, 'application/pdf');
}

it('names a receipt by its expense’s reference, its slot and its original name', () => {
  const fileOf = receiptFileNames([expenseWith(ID, 'Lunch.PDF', 'Zürich – Büro.jpeg')]);
  expect(fileOf(`receipts/${ID}/0`, 'application/pdf')).toBe(`receipts/${REFERENCE}/0-Lunch.pdf`);
  expect(fileOf(`receipts/${ID}/1`, 'image/jpeg')).toBe(
    `receipts/${REFERENCE}/1-Zürich _ Büro.jpg`,
  );
});

it('names a receipt that no expense names by its slot only', () => {
  expect(receiptFileNames([])(`receipts/${ID}/3`, 'image/png')).toBe(`receipts/${REFERENCE}/3.png`);
});

it.each([
  ['../../etc/passwd', '0-_.._etc_passwd.pdf'],
  ['a/b\\c:d*e?f"g<h>i|j.pdf', '0-a_b_c_d_e_f_g_h_i_j.pdf'],
  ['line\nbreak\u202Efdp.exe', '0-line_break_fdp.exe.pdf'],
  ['ends. . .pdf', '0-ends.pdf'],
  ['...', '0.pdf'],
  ['.pdf', '0.pdf'],
  ['e\u0301te\u0301.pdf', '0-été.pdf'],
])('names %j for every file system: %j', (typed, expected) => {
  expect(nameOf(typed)).toBe(`receipts/${REFERENCE}/${expected}`);
});

it.each(['x'.repeat(200), '漢'.repeat(200), '𝒳'.repeat(200)])(
  'keeps a long name within 255 bytes (%#)',
  (typed) => {
    const file = nameOf(typed).split('/').at(-1) ?? '';
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255);
    expect(file.isWellFormed()).toBe(true);
    expect(file.length).toBeGreaterThan(60);
  },
);

it('gives each object its own file, even if two expenses share a reference', () => {
  const [one, other] = ['aaaaaaaaaaaaaaaCkOaa', 'aaaaaaaaaaaaaaaEjeta'] as const;
  expect(referenceOf(one)).toBe(referenceOf(other));
  const fileOf = receiptFileNames([expenseWith(one, 'a.pdf'), expenseWith(other, 'a.pdf')]);
  const files = [one, other, one].map((id) => fileOf(`receipts/${id}/0`, 'application/pdf'));
  expect(new Set(files).size).toBe(2);
  expect(files[1]).toBe(`receipts/${referenceOf(other)}-${other}/0-a.pdf`);
});

it('keeps objects apart that the app did not make', () => {
  const fileOf = receiptFileNames([]);
  expect(fileOf('receipts/x/0', 'application/pdf')).toBe('receipts/other/x%2F0.pdf');
  expect(fileOf('receipts/a/../b', 'text/plain')).toBe('receipts/other/a%2F..%2Fb');
});

it('a paper keeps its place (#151)', () => {
  const fileOf = receiptFileNames([]);
  expect(fileOf(`papers/deposits~${ID}/2`, 'image/jpeg')).toBe(`papers/deposits~${ID}/2.jpg`);
  expect(fileOf('papers/statements~bank~2026-09-30/0', 'application/pdf')).toBe(
    'papers/statements~bank~2026-09-30/0.pdf',
  );
  for (const odd of ['a/../b', 'deposits~x/0'])
    expect(fileOf(`papers/${odd}`, 'text/plain')).toBe(`receipts/other/${encodeURIComponent(odd)}`);
});
