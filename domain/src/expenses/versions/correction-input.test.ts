import { describe, expect, it } from 'vitest';
import {
  BY_APP,
  SUBMISSION_TIME,
  VALID_SUBMISSION,
  VENDOR_SUBMISSION,
  WRONG_PAYEES,
  WRONG_SUBMISSIONS,
} from '../../../../tests/fixtures/submission.ts';
import { parseCorrection } from './correction-input.ts';

const CONTEXT = { now: SUBMISSION_TIME, timeZone: 'America/New_York' };
const { id: _id, receipts: RECEIPTS, ...FIELDS } = VALID_SUBMISSION;
const MASKED = { phone: null, mailingAddress: null };
const VALID = { ...FIELDS, ...MASKED, version: 1, kept: [0], uploadId: null, receipts: [] };
const UPLOAD = 'zB3dE5fG7hJ9kL1mN2pQ';

function fieldsRefused(body: unknown): readonly (string | null)[] {
  const result = parseCorrection(body, CONTEXT);
  return result.ok ? [] : result.errors.map(({ field }) => field);
}

describe('a valid correction', () => {
  it('is returned as it was sent, with and without what is masked', () => {
    for (const body of [VALID, { ...VALID, ...FIELDS }])
      expect(parseCorrection(body, CONTEXT)).toEqual({ ok: true, correction: body });
  });

  it('may pay a vendor instead', () => {
    const { payTo, paidTo, invoiceNumber } = VENDOR_SUBMISSION;
    const body = { ...VALID, payTo, paidTo, invoiceNumber };
    expect(parseCorrection(body, CONTEXT)).toStrictEqual({ ok: true, correction: body });
  });

  it('may be paid by an app, with the handle on file or another one', () => {
    for (const own of [BY_APP, { payBy: BY_APP.payBy }]) {
      const body = { ...VALID, ...own };
      expect(parseCorrection(body, CONTEXT)).toStrictEqual({ ok: true, correction: body });
    }
  });

  it('may have new receipts beside those that stay, or instead of them', () => {
    const [receipt] = RECEIPTS;
    const added = { uploadId: UPLOAD, receipts: [{ ...receipt, slot: 1 }] };
    expect(fieldsRefused({ ...VALID, ...added })).toEqual([]);
    expect(fieldsRefused({ ...VALID, ...added, kept: [] })).toEqual([]);
  });
});

describe('a correction is refused', () => {
  const wrong = WRONG_SUBMISSIONS.filter(
    ({ field, name }) =>
      field !== 'receipts' && !(name === 'null' && ['phone', 'mailingAddress'].includes(field)),
  );

  it.each(wrong)('for $field that is $name (#31)', ({ field, body }) => {
    const { [field]: value } = body;
    const sent = { ...VALID, ...(field in body ? { [field]: value } : {}) };
    const own =
      field in body
        ? sent
        : Object.fromEntries(Object.entries(sent).filter(([key]) => key !== field));
    expect(fieldsRefused(own)).toEqual([field]);
  });

  it.each(WRONG_PAYEES)('for %s in %j (#142)', (field, own) => {
    expect(fieldsRefused({ ...VALID, ...own })).toEqual([field]);
  });

  it.each<[string, object]>([
    ['no receipt at all', { kept: [] }],
    ['one slot twice', { kept: [0, 0] }],
    ['a new receipt in a slot that stays', { uploadId: UPLOAD, receipts: RECEIPTS }],
    ['new receipts without an upload', { receipts: RECEIPTS, kept: [] }],
    ['an upload without receipts', { uploadId: UPLOAD }],
  ])('for receipts: %s', (_name, own) => {
    expect(fieldsRefused({ ...VALID, ...own })).toEqual(['receipts']);
  });

  it.each<[string, object]>([
    ['a slot that no expense has', { kept: [10] }],
    ['no version', { version: undefined }],
    ['version 0', { version: 0 }],
    ['an upload that is no id', { uploadId: '../x' }],
    ['an unknown field', { status: 'approved' }],
    ['an id', { id: UPLOAD }],
  ])('for %s', (_name, own) => {
    expect(fieldsRefused({ ...VALID, ...own })).toEqual([null]);
  });
});
