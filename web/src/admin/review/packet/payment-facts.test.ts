import { expect, it } from 'vitest';
import { expenseId } from '../../../../../tests/fixtures/packet-requests.ts';
import {
  factsIn,
  filesIn,
  NO_NOTES,
  partAt,
  paymentPartsOf,
  warnings,
} from '../../../../../tests/support/packet-payments.ts';

const PATH = 'payments/001-check-1041';

it('says who signed, recorded, mailed, and cleared it', async () => {
  const facts = factsIn(await partAt(PATH));
  expect(facts.get('Signed by')).toBe(
    'Ruth Adeyemi on Sep 10, 2026 (recorded by admin@example.com, Sep 10, 2026, 12:00 PM)',
  );
  expect(facts.get('Sent')).toContain('Mailed on Sep 11, 2026');
  expect(facts.get('Entered by')).toBe('admin@example.com, Sep 10, 2026, 11:00 AM');
  expect(facts.get('Cleared')).toBe('Statement of Sep 30, 2026');
  expect(facts.get('Ratified')).toBe('Not ratified');
  expect(facts.has('Confirmed by')).toBe(false);
});

it('warns of a check in force that lacks signatures, or that no one sent', async () => {
  const warned = ['001-check-1041', '004-check-1045', '005-check-1046'].map(async (name) =>
    warnings(await partAt(`payments/${name}`)).filter((text) => text.includes('this check')),
  );
  expect(await Promise.all(warned)).toEqual([
    ['Only 1 of 2 signatures of this check is recorded.'],
    [],
    [
      'No signature of this check is recorded.',
      'No record says that this check was mailed or handed over.',
    ],
  ]);
});

it('doesn’t say of a check that it cleared where a statement ticked it off with its void', async () => {
  const [paid, voided] = ['', '~void'].map((end) => `clearings/payments~${expenseId('B')}-1${end}`);
  const mark = { accountId: 'bank', statementId: 'bank~2026-10-31', itemDay: '2026-10-05' };
  const path = 'payments/004-check-1045';
  const both = await partAt(path, { [String(paid)]: mark, [String(voided)]: mark });
  expect(factsIn(both).get('Cleared')).toBe(
    'Ticked off with its void, on the statement of Oct 31, 2026: by then the bank hadn’t paid it',
  );
  expect(factsIn(both).has('Void cleared')).toBe(false);
  const [list] = await paymentPartsOf({ [String(paid)]: mark, [String(voided)]: mark });
  expect(list?.sheets[0]?.rows.find(({ checkNumber }) => checkNumber === '1045')).toMatchObject({
    cleared: 'with its void',
  });
  const first = await partAt(path, { [String(paid)]: mark });
  expect(factsIn(first).get('Cleared')).toBe('Statement of Oct 31, 2026');
});

it('says of a spoiled check only that', async () => {
  const part = await partAt('payments/002-check-1042');
  expect(warnings(part)).toEqual(['Spoiled and never used: Torn']);
  expect(factsIn(part).has('Payee')).toBe(false);
});

it('says of a manual expense who entered and confirmed it, and shows its marks and papers', async () => {
  const city = await partAt(
    'payments/003-check-1043',
    {},
    {
      ...NO_NOTES,
      marks: new Map([['m1', ['Paid to someone in office']]]),
      enteredBy: new Map([['manualExpenses~m1', 'keeper@example.com']]),
    },
  );
  expect(warnings(city)).toEqual([
    'Paid to someone in office',
    'Who signed this check isn’t recorded, since it wasn’t prepared in PA Ledger. Look at its copy from the bank.',
  ]);
  expect(factsIn(city).get('Entered by')).toBe('keeper@example.com');
  expect(factsIn(city).get('Confirmed by')).toBe('admin@example.com, Sep 13, 2026, 8:00 AM');
  expect(factsIn(city).get('Ratified')).toBe('Oct 6, 2026');
  expect(filesIn(city).map(({ file }) => [file.id, file.slot])).toEqual([['manualExpenses~m1', 2]]);
  const host = await partAt('payments/008-debit-card');
  expect(factsIn(host).get('Confirmed by')).toBe('Not confirmed');
  expect(warnings(host)).toContain('No receipt or other paper is attached.');
});
