import { describe, expect, it } from 'vitest';
import type { PayeeKind, Purpose } from '../ledger/tax-choices.ts';
import { cents } from '../money/money.ts';
import { nameKeyOf } from '../people/same-person.ts';
import type { LedgerEntry } from '../reports/treasurer/treasurer-source.ts';
import type { CalendarDate } from '../time/dates.ts';
import { contractorsOf, thresholdOf, type PayeeFacts, type SaidOfEntry } from './contractors.ts';
import { paidIn, payeesIn, purposeIdOf, type AskedBy } from './paid.ts';

const YEAR = {
  first: '2026-01-01' as CalendarDate,
  last: '2026-12-31' as CalendarDate,
};

/*
 * A year by hand; its threshold is $2,000.00.
 *
 * | payee          | kind        | paid for | entries                                                       | so                    |
 * |----------------|-------------|----------|---------------------------------------------------------------|-----------------------|
 * | DJ Marco       | person      | services | check 900, cash 1,200, back -50, check 40 (not as a vendor);  | NEC 1: 2,090          |
 * |                |             |          | not: 500 in 2025, 700 voided in 2027, 300 by mistake          |                       |
 * | Lee Law        | corporation | legal    | check 2,000                                                   | NEC 1: 2,000, exactly |
 * | Clinic         | -           | medical  | transfer 2,500                                                | MISC 6: 2,500         |
 * | Hall           | person      | rent     | check 2,600; service 600                                      | MISC 1: 2,600; below  |
 * | Hall Co        | corporation | rent     | check 3,000                                                   | not: corporation      |
 * | School         | exempt      | rent     | check 4,000                                                   | not: exempt           |
 * | Club           | -           | goods    | check 5,000                                                   | not: goods            |
 * | Web Host       | person      | services | credit card 2,400, debit card 10, app to a business 2,100     | not: card, app        |
 * | Gym            | person      | rent     | check 100                                                     | below                 |
 * | Kim            | person      | -        | app to a person 1,200 prize, check 900 rent                   | together 2,100; below |
 * | Jump           | person      | -        | check 2,000                                                   | open: purpose         |
 * | Firm           | corporation | -        | check 2,000                                                   | open: purpose         |
 * | Pat            | person      | services | other 2,100, other 100 (said: cash)                           | open: method; below   |
 * | Almost         | -           | services | check 1,900, nothing 150, back -400                           | open: kind, method    |
 * | Near           | person      | services | check 1,900; no method 99.99                                  | below, both           |
 * | New            | -           | -        | check 1,999.99                                                | below                 |
 * | Fund           | person      | other    | check 2,500                                                   | question: other       |
 * | Dana           | -           | -        | paid back 1,500 and 600                                       | question: paid back   |
 * | Bo             | -           | -        | paid back 1,999.99                                            | below                 |
 * | Sam            | -           | -        | asked for their own invoice, 2,200 (said: services), kind open | open: kind            |
 * | Dana           | -           | -        | an advance of 5,000, its receipts of 4,000                    | nothing               |
 */
const payees: Readonly<Record<string, readonly [kind: PayeeKind | null, paidFor: Purpose | null]>> =
  {
    'DJ Marco': ['person', 'services'],
    'Lee Law': ['corporation', 'legal'],
    Clinic: [null, 'medical'],
    Hall: ['person', 'rent'],
    'Hall Co': ['corporation', 'rent'],
    Gym: ['person', 'rent'],
    School: ['exempt', 'rent'],
    Club: [null, 'goods'],
    'Web Host': ['person', 'services'],
    Kim: ['person', null],
    Jump: ['person', null],
    Firm: ['corporation', null],
    Pat: ['person', 'services'],
    Almost: [null, 'services'],
    Near: ['person', 'services'],
    Fund: ['person', 'other'],
  };
const purposes: Readonly<Record<string, SaidOfEntry>> = {
  'manualExpenses-hall2': { purpose: 'services' },
  'manualExpenses-prize': { purpose: 'prizes' },
  'manualExpenses-kimrent': { purpose: 'rent' },
  'manualExpenses-patcash': { method: 'cash' },
  'payments-own-1': { purpose: 'services' },
};

function manual(
  id: string,
  paidTo: string,
  amount: number,
  method?: string,
  more: object = {},
): LedgerEntry {
  const fields = { date: '2026-05-01', paidTo, amount, description: 'Words', ...more };
  return {
    collection: 'manualExpenses',
    id,
    fields: method === undefined ? fields : { ...fields, method },
  };
}

function payment(expense: string, payee: string, amount: number, more: object = {}): LedgerEntry {
  const fields = {
    date: '2026-03-01',
    payee,
    method: 'check',
    checkNumber: '1042',
    lines: [{ expenseId: expense, amount, purpose: 'Music' }],
    voided: null,
    mistake: null,
    ...more,
  };
  return { collection: 'payments', id: `${expense}-1`, fields };
}

const ENTRIES: readonly LedgerEntry[] = [
  payment('music', 'DJ Marco', 900),
  manual('dance', 'dj  marco', 1200, 'cash', { date: '2026-12-31' }),
  manual('dance-returned-x', 'DJ Marco', -50),
  payment('speakers', 'DJ Marco', 40),
  payment('before', 'DJ Marco', 500, { date: '2025-12-31' }),
  payment('voided', 'DJ Marco', 700, { voided: { date: '2027-01-05' } }),
  payment('mistake', 'DJ Marco', 300, { mistake: { reason: 'Twice' } }),
  manual('law', 'Lee Law', 2000, 'check'),
  manual('clinic', 'Clinic', 2500, 'transfer'),
  manual('hall1', 'Hall', 2600, 'check'),
  manual('hall2', 'Hall', 600, 'check'),
  manual('hallco', 'Hall Co', 3000, 'check'),
  manual('gym', 'Gym', 100, 'check'),
  manual('school', 'School', 4000, 'check'),
  manual('club', 'Club', 5000, 'check'),
  manual('web1', 'Web Host', 2400, 'creditCard'),
  manual('web2', 'Web Host', 10, 'debitCard'),
  manual('web3', 'Web Host', 2100, 'businessApp'),
  manual('prize', 'Kim', 1200, 'personalApp'),
  manual('kimrent', 'Kim', 900, 'check'),
  manual('jump', 'Jump', 2000, 'check'),
  manual('firm', 'Firm', 2000, 'check'),
  manual('patother', 'Pat', 2100, 'other'),
  manual('patcash', 'Pat', 100, 'other'),
  manual('almost1', 'Almost', 1900, 'check'),
  manual('almost2', 'Almost', 150),
  manual('almost1-returned-x', 'Almost', -400),
  manual('near1', 'Near', 1900, 'check'),
  manual('near2', 'Near', 99.99),
  manual('new', 'New', 1999.99, 'check'),
  manual('fund', 'Fund', 2500, 'check'),
  payment('dana1', 'Dana', 1500),
  payment('dana2', 'Dana', 600),
  payment('bo', 'Bo', 1999.99),
  payment('own', 'Sam', 2200),
  manual('advance', 'Dana', 5000, 'check', {
    advance: { kind: 'given', eventOn: '2026-05-02', left: 1000 },
  }),
  manual('advance-settled-x', 'Dana', 4000, undefined, { advance: { kind: 'settled' } }),
  { collection: 'transfers', id: 'transfer', fields: { date: '2026-05-01', amount: 9 } },
  manual('undated', 'Club', 1, 'check', { date: 'soon' }),
];

/** Whom the expenses pay: the submitter, a vendor, or, once, someone else whom the submitter named. */
const ASKED = new Map<string, AskedBy>([
  ['music', { name: 'Ana', paidTo: 'DJ Marco', payTo: 'vendor' }],
  ['speakers', { name: 'Ana', paidTo: 'DJ Marco' }],
  ['dana1', { name: 'Dana', paidTo: 'dana' }],
  ['dana2', { name: 'Dana', paidTo: 'Dana' }],
  ['bo', { name: 'Bo', paidTo: 'Bo' }],
  ['own', { name: 'Sam', paidTo: 'Sam' }],
]);

const SAID = {
  payees: new Map(
    Object.entries(payees).map(([name, [kind, paidFor]]): [string, PayeeFacts] => [
      nameKeyOf(name),
      { ...(kind && { kind }), ...(paidFor && { paidFor }) },
    ]),
  ),
  purposes: new Map(Object.entries(purposes)),
};

const paid = paidIn(ENTRIES, ASKED, YEAR);
const found = contractorsOf(paid, SAID, thresholdOf(2026, null));

describe('the year by hand', () => {
  it('has these candidates', () => {
    expect(
      found.candidates.map(({ name, box, amount, entries }) => [name, box, amount, entries.length]),
    ).toEqual([
      ['Clinic', 'medical', 2_500_00, 1],
      ['dj  marco', 'services', 2_090_00, 4],
      ['Hall', 'rent', 2_600_00, 1],
      ['Lee Law', 'services', 2_000_00, 1],
    ]);
  });

  it('leaves these to be decided', () => {
    expect(found.open.map(({ name, amount, missing }) => [name, amount, missing])).toEqual([
      ['Almost', 1_650_00, ['kind', 'method']],
      ['Firm', 2_000_00, ['purpose']],
      ['Jump', 2_000_00, ['purpose']],
      ['Pat', 2_100_00, ['method']],
      ['Sam', 2_200_00, ['kind']],
    ]);
  });

  it('asks the accountant these', () => {
    expect(found.questions.map(({ name, about, amount }) => [name, about, amount])).toEqual([
      ['Dana', 'paidBack', 2_100_00],
      ['Fund', 'other', 2_500_00],
      ['Kim', 'together', 2_100_00],
    ]);
  });

  it('has these below the threshold', () => {
    expect(found.below.map(({ name, box, about, amount }) => [name, box ?? about, amount])).toEqual(
      [
        // A vendor whom Bo paid may be among the candidates, so an accountant still finds it.
        ['Bo', 'paidBack', 1_999_99],
        ['Gym', 'rent', 100_00],
        ['Hall', 'services', 600_00],
        ['Kim', 'prizes', 1_200_00],
        ['Kim', 'rent', 900_00],
        ['Near', 'services', 1_900_00],
        ['Near', null, 99_99],
        ['New', null, 1_999_99],
        ['Pat', 'services', 100_00],
      ],
    );
  });

  it('counts these on no form', () => {
    expect(found.uncounted.map(({ name, why, amount }) => [name, why, amount])).toEqual([
      ['Club', 'goods', 5_000_00],
      ['Hall Co', 'corporation', 3_000_00],
      ['School', 'exempt', 4_000_00],
      ['Web Host', 'card', 2_410_00],
      ['Web Host', 'app', 2_100_00],
    ]);
  });

  it('has every entry in one of the lists', () => {
    const { candidates, open, below, uncounted } = found;
    const asked = found.questions.filter(({ about }) => about !== 'together');
    const listed = [candidates, open, asked, below, uncounted].flatMap((parts) =>
      parts.flatMap(({ entries }) => entries),
    );
    expect(listed).toHaveLength(paid.length);
    expect(new Set(listed)).toEqual(new Set(paid));
  });

  it('paid what the entries add up to, without voids, mistakes, and advances', () => {
    expect(payeesIn(paid).filter(({ name }) => ['Dana', 'dj  marco'].includes(name))).toMatchObject(
      [
        { key: 'dana', total: 2_100_00 },
        { key: 'dj marco', total: 2_090_00 },
      ],
    );
    expect(paid[0]).toMatchObject({ id: 'dance', day: '2026-12-31' });
  });
});

it('a refund follows what it gives back: its method, its purpose, and whom it pays back', () => {
  const back = paidIn(
    [
      payment('dana1', 'Dana', 1500),
      manual('dana1-returned-x', 'Dana', -100),
      manual('gone-returned-x', 'Vendor', -5, 'check'),
    ],
    ASKED,
    YEAR,
  );
  expect(
    back.map(({ id, method, paysBack, purposeId }) => [id, method, paysBack, purposeId]),
  ).toEqual([
    ['dana1-returned-x', 'check', true, 'payments-dana1-1'],
    // Of an earlier year: what's known is its own.
    ['gone-returned-x', 'check', false, 'manualExpenses-gone'],
    ['dana1-1', 'check', true, 'payments-dana1-1'],
  ]);
  // So the page asks about it, too.
  expect(back.map(({ follows }) => follows)).toEqual([true, false, false]);
});

it('an entry with a long id has none for its purpose', () => {
  expect(purposeIdOf('payments', 'a-1')).toBe('payments-a-1');
  const long = 'a'.repeat(60);
  expect(purposeIdOf('payments', long)).toBeNull();
  const [entry] = paidIn([manual(long, 'Vendor', 2000, 'other')], new Map(), YEAR);
  expect(entry?.purposeId).toBeNull();
  expect(
    contractorsOf(
      [...paidIn([manual(long, 'Vendor', 2000, 'other')], new Map(), YEAR)],
      SAID,
      thresholdOf(2026, null),
    ).open,
  ).toMatchObject([{ missing: ['purpose', 'kind', 'method'] }]);
});

it.each([
  [2025, null, 600_00, true, false],
  [2026, null, 2_000_00, true, false],
  [2026, 600, 600_00, true, true],
  // A state's is only ever lower.
  [2025, 1_000, 600_00, true, false],
  [2027, null, 2_000_00, false, false],
  [2027, 600, 600_00, true, true],
])('the threshold of %i where the state has %s', (year, states, amount, isKnown, isStates) => {
  expect(thresholdOf(year, states)).toEqual({ amount: cents(amount), isKnown, isStates });
});
