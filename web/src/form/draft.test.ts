import { mapFields } from '@pa-ledger/domain/fields/field';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-form-messages';
import { ORPHAN_RECEIPT_AGE_MS } from '@pa-ledger/domain/limits';
import { describe, expect, it } from 'vitest';
import { STATEMENT } from '../../../tests/fixtures/statement.ts';
import { readDraft, writeDraft, type Draft } from './draft.ts';

const NOW = 1_800_000_000_000;
const RECEIPT = {
  slot: 2,
  name: 'slip.pdf',
  type: 'application/pdf',
  size: 1200,
  sha256: 'a'.repeat(64),
  uploadedAt: NOW - 1,
} as const;
const DRAFT: Draft = {
  id: 'Ab3'.padEnd(20, 'x'),
  texts: mapFields(EXPENSE_FIELDS, (field) => (field === 'notes' ? '' : `a ${field.slice(0, 5)}`)),
  receipts: [RECEIPT],
  lost: [{ name: 'IMG_0042.HEIC', size: 5_000_000 }],
};

function written(change: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ version: 1, ...DRAFT, savedAt: NOW, ...change });
}

describe('writeDraft', () => {
  it('comes back as it was, without contents', () => {
    const text = writeDraft(DRAFT, NOW) ?? '';
    expect(readDraft(text, NOW)).toEqual({ ...DRAFT, savedAt: NOW });
  });
  it('comes back with a statement as such', () => {
    const draft = { ...DRAFT, receipts: [{ ...RECEIPT, statement: STATEMENT }] };
    expect(readDraft(writeDraft(draft, NOW) ?? '', NOW)?.receipts).toEqual(draft.receipts);
    for (const statement of ['yes', true, {}, { ...STATEMENT, price: '1' }]) {
      const odd = written({ receipts: [{ ...RECEIPT, statement }] });
      expect(readDraft(odd, NOW)?.receipts).toEqual([]);
    }
    // A file that must be made again has lost what it stated.
    const gone = written({ receipts: [{ ...draft.receipts[0], uploadedAt: 0 }], lost: [] });
    const { name, size } = RECEIPT;
    expect(readDraft(gone, NOW)?.lost).toEqual([{ name, size, statement: true }]);
  });
  it('comes back with the receipts that a correction keeps', () => {
    const text = writeDraft({ ...DRAFT, kept: [0, 9] }, NOW) ?? '';
    expect(readDraft(text, NOW)?.kept).toEqual([0, 9]);
    expect(readDraft(written({ kept: [1, 10, -1, '2', null] }), NOW)?.kept).toEqual([1]);
  });
  it('comes back with the payee of the other choice', () => {
    const otherPayee = { paidTo: 'Pat Doe', mailingAddress: '1 Main Street' };
    const text = writeDraft({ ...DRAFT, otherPayee }, NOW) ?? '';
    expect(readDraft(text, NOW)?.otherPayee).toEqual(otherPayee);
    const odd = written({ otherPayee: { paidTo: 7, mailingAddress: 'x'.repeat(501), name: 'A' } });
    expect(readDraft(odd, NOW)?.otherPayee).toEqual({
      paidTo: '',
      mailingAddress: 'x'.repeat(500),
    });
    expect(readDraft(written({ otherPayee: null }), NOW)).not.toHaveProperty('otherPayee');
  });
  it('keeps nothing of an untouched form', () => {
    const texts = mapFields(EXPENSE_FIELDS, () => ' ');
    expect(writeDraft({ ...DRAFT, texts, receipts: [], lost: [] }, NOW)).toBeNull();
  });
  it('keeps a form that has a receipt alone, a file that was on its way, or a word alone', () => {
    const texts = mapFields(EXPENSE_FIELDS, () => '');
    expect(writeDraft({ ...DRAFT, texts, lost: [] }, NOW)).not.toBeNull();
    expect(writeDraft({ ...DRAFT, texts, receipts: [] }, NOW)).not.toBeNull();
    expect(writeDraft({ ...DRAFT, receipts: [], lost: [] }, NOW)).not.toBeNull();
  });
});

describe('readDraft', () => {
  it('names a receipt as lost from the moment when the server removes it', () => {
    const atLimit = { ...RECEIPT, uploadedAt: NOW - ORPHAN_RECEIPT_AGE_MS };
    const before = { ...RECEIPT, slot: 3, uploadedAt: atLimit.uploadedAt + 1 };
    const opened = readDraft(written({ receipts: [atLimit, before] }), NOW);
    expect(opened?.receipts).toEqual([before]);
    expect(opened?.lost).toEqual([{ name: 'slip.pdf', size: 1200 }, ...DRAFT.lost]);
  });
  it('drops a receipt from the future: the clock was set back', () => {
    const opened = readDraft(written({ receipts: [{ ...RECEIPT, uploadedAt: NOW + 1 }] }), NOW);
    expect(opened?.receipts).toEqual([]);
  });
  it('keeps one receipt a slot', () => {
    const opened = readDraft(written({ receipts: [RECEIPT, { ...RECEIPT, name: 'b.pdf' }] }), NOW);
    expect(opened?.receipts).toEqual([RECEIPT]);
  });
  it.each([
    ['a slot beyond 9', { slot: 10 }],
    ['half a slot', { slot: 0.5 }],
    ['a slot in words', { slot: '2' }],
    ['no name', { name: '' }],
    ['a path for a name', { name: '../x' }],
    ['another type', { type: 'text/html' }],
    ['no bytes', { size: 0 }],
    ['too many bytes', { size: 10 * 1024 * 1024 + 1 }],
    ['no hash', { sha256: 'abc' }],
    ['no time', { uploadedAt: null }],
  ])('leaves out a receipt with %s', (_what, change) => {
    const opened = readDraft(written({ receipts: [{ ...RECEIPT, ...change }, 5, null] }), NOW);
    expect(opened?.receipts).toEqual([]);
    expect(opened?.lost).toEqual(DRAFT.lost);
  });
  it('takes lost files by any name, says of a statement that it is one, and takes ten receipts in all', () => {
    const lost = [
      { name: '../x', size: 0, statement: true },
      { name: 'a.bin', size: 90_000_000, type: 'text/html' },
    ];
    const odd = [
      { name: 7, size: 1 },
      { name: 'a', size: -1 },
      null,
      { name: 'b', size: 1, statement: 'yes' },
    ];
    expect(readDraft(written({ lost: [...odd, ...lost] }), NOW)?.lost).toEqual([
      { name: '../x', size: 0, statement: true },
      { name: 'a.bin', size: 90_000_000 },
    ]);
    const many = readDraft(written({ lost: Array.from({ length: 20 }, () => lost[1]) }), NOW);
    expect(many?.lost).toHaveLength(9);
  });
  it('takes texts alone and cuts them at their limit', () => {
    const opened = readDraft(
      written({ texts: { name: 'n'.repeat(500), email: 5, other: 'x' } }),
      NOW,
    );
    expect(opened?.texts.name).toHaveLength(100);
    expect(opened?.texts.email).toBe('');
    expect(opened?.texts).not.toHaveProperty('other');
  });
  it.each([
    ['no JSON', '{'],
    ['no time', written({ savedAt: null })],
    ['no object', '[]'],
    ['null', 'null'],
    ['another version', written({ version: 2 })],
    ['a bad id', written({ id: 'short' })],
    ['no id', written({ id: undefined })],
  ])('gives nothing for %s', (_what, text) => {
    expect(readDraft(text, NOW)).toBeNull();
  });
  it('bears a draft without texts or receipts', () => {
    expect(readDraft(written({ texts: 7, receipts: 'none' }), NOW)).toMatchObject({
      texts: { name: '' },
      receipts: [],
    });
  });
});
