import { beginningPlace } from '@pa-ledger/domain/ledger/beginnings';
import { cents } from '@pa-ledger/domain/money/money';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { describe, expect, it } from 'vitest';
import { SERVER_TIME } from '../../data/documents.ts';
import {
  balanceErrors,
  balanceZero,
  balanceZeros,
  editsOver,
  hasUnsaved,
  isValid,
  NO_EDITS,
  textsOfCard,
  typeBalance,
  typedAdjustment,
  withoutEdits,
  writesOf,
} from './balance-edits.ts';
import type { FundCard } from './fund-cards.ts';

const YEAR = '2026' as FiscalYear;
const placeOf = (fundId: string) => beginningPlace(fundId, YEAR, 7);
const MAIN = {
  id: '2026~main',
  place: placeOf('main'),
  code: '4900',
  name: 'Main Fund',
  archived: false,
  balance: { ...placeOf('main'), amount: 500, source: 'typed', version: 3, lastUpdated: 1 },
  beginning: { amount: cents(50_000), isStored: true, computed: null },
} as const satisfies FundCard;
/** Of a fund that nobody has stored a balance of. */
const NEW = {
  id: '2026~new',
  place: placeOf('new'),
  code: '4950',
  name: 'Grants',
  archived: false,
  balance: null,
  beginning: { amount: cents(0), isStored: false, computed: null },
} as const satisfies FundCard;
/** Of one that the books have known the year before. */
const CONTINUED: FundCard = {
  ...NEW,
  beginning: { amount: cents(12_34), isStored: false, computed: cents(12_34) },
};

const typed = (card: FundCard, text: string, edits = NO_EDITS) =>
  typeBalance(edits, card, { text });

/** The write of a balance that was typed over; undefined when there is none. */
function written(card: FundCard, text: string) {
  return writesOf(typed(card, text))[0];
}

describe('writesOf', () => {
  it.each(['500', '500.00', '$500', ' 500.0'])('leaves 500 alone when %s is typed', (text) => {
    expect(written(MAIN, text)).toBeUndefined();
  });
  it.each([
    ['499.99', 499.99],
    ['-3', -3],
    ['', 0],
    ['12abc', 0],
    ['1,234.56', 1234.56],
  ])('writes what %j means', (text, amount) => {
    const fields = { ...MAIN.place, amount, source: 'typed', lastUpdated: SERVER_TIME };
    const place = { in: 'fundBalances', version: 3, id: '2026~main' };
    expect(written(MAIN, text)).toEqual({ kind: 'update', ...place, fields });
  });
  it('creates the first balance of a fund, a zero that was typed as well', () => {
    for (const [text, amount] of [
      ['7', 7],
      ['0', 0],
    ] as const) {
      const fields = { ...NEW.place, amount, source: 'typed', lastUpdated: SERVER_TIME };
      const place = { in: 'fundBalances', id: '2026~new' };
      expect(written(NEW, text)).toEqual({ kind: 'create', ...place, fields });
    }
    expect(written(NEW, '0.00')).toBeUndefined();
  });
  it('goes from the version at which the typing began', () => {
    const moved = { ...MAIN, balance: { ...MAIN.balance, amount: 600, version: 4 } };
    expect(writesOf(typed(moved, '12', typed(MAIN, '1')))[0]).toMatchObject({ version: 3 });
  });
});

describe('a balance that the books know from the year before', () => {
  const reasoned = (reason: string, text = '20') =>
    writesOf(typeBalance(NO_EDITS, CONTINUED, { text, reason }))[0];

  it('is shown as the year before ends, and not stored as long as nobody changes it', () => {
    expect(textsOfCard(CONTINUED)).toEqual({ text: '12.34', reason: '' });
    expect(written(CONTINUED, '12.34')).toBeUndefined();
    expect(hasUnsaved(typed(CONTINUED, '12.34'))).toBe(false);
  });

  it('is stored with the reason why it differs', () => {
    expect(reasoned(' Interest of June ')).toMatchObject({
      kind: 'create',
      id: '2026~new',
      fields: {
        amount: 20,
        source: 'typed',
        adjustmentReason: 'Interest of June',
      },
    });
    expect(reasoned('  ')?.kind === 'create' && reasoned('  ')).toMatchObject({
      fields: { adjustmentReason: undefined },
    });
    expect(typedAdjustment(CONTINUED, { text: '20', reason: '' })).toBe(766);
  });

  it('has no reason where nothing differs', () => {
    const stored: FundCard = {
      ...CONTINUED,
      balance: { ...MAIN.balance, ...NEW.place, amount: 20, adjustmentReason: 'Interest' },
    };
    const edits = typeBalance(NO_EDITS, stored, { text: '12.34' });
    expect(writesOf(edits)[0]).toMatchObject({ fields: { amount: 12.34 } });
    expect(writesOf(edits)[0]).toHaveProperty('fields.adjustmentReason', undefined);
    // Only the reason is another one.
    expect(writesOf(typeBalance(NO_EDITS, stored, { reason: 'Fee' }))[0]).toMatchObject({
      kind: 'update',
      version: 3,
      fields: {
        amount: 20,
        adjustmentReason: 'Fee',
      },
    });
    // The books have come to the same amount meanwhile: nobody has edited it.
    const same = { ...stored, beginning: { ...stored.beginning, computed: cents(20_00) } };
    expect(writesOf(typeBalance(NO_EDITS, same, {}))).toEqual([]);
  });

  it('is not saved with a reason that is too long', () => {
    const edit = typeBalance(NO_EDITS, CONTINUED, { text: '1', reason: 'a'.repeat(501) });
    expect([...edit.values()].every(isValid)).toBe(false);
    expect([...edit.values()].map(balanceErrors)).toEqual([
      { text: null, reason: 'Reason is too long: at most 500 characters.' },
    ]);
  });
});

it('saves over what another admin has stored, when told to', () => {
  const edits = typed(NEW, '2', typed(MAIN, '1'));
  const current = { ...MAIN.balance, amount: 9, version: 8 };
  const over = editsOver(edits, [
    { id: MAIN.id, current },
    { id: NEW.id, current: { ...current, version: 1 } },
  ]);
  expect(writesOf(over)).toMatchObject([
    { kind: 'update', version: 8, fields: { amount: 1 } },
    { kind: 'update', version: 1, fields: { amount: 2 } },
  ]);
  expect(writesOf(editsOver(edits, [{ id: MAIN.id, current: null }]))).toMatchObject([
    { kind: 'create', id: MAIN.id },
    { kind: 'create', id: NEW.id },
  ]);
  expect([...withoutEdits(edits, [MAIN.id]).keys()]).toEqual([NEW.id]);
});

it('has unsaved edits from the first change until it is taken back', () => {
  expect(hasUnsaved(NO_EDITS)).toBe(false);
  expect(hasUnsaved(typed(MAIN, '500.0'))).toBe(true);
  expect(hasUnsaved(typed(MAIN, '500.00'))).toBe(false);
});

describe('a balance that would be saved as 0 (#110)', () => {
  it('says why, and nothing of what nobody typed', () => {
    const reason = (text: string) => balanceZero(typed(MAIN, text).get(MAIN.id));
    expect(reason('12abc')).toBe('Beginning Balance is not a number.');
    expect(reason('')).toBe('Beginning Balance is empty.');
    expect(reason('12')).toBeNull();
    expect(reason('1e3')).toBeNull();
    expect(balanceZero(undefined)).toBeNull();
  });

  it('is asked about with its fund, unless nothing would be written', () => {
    const edits = typed(NEW, 'x', typed(MAIN, ''));
    expect(balanceZeros(edits)).toEqual([
      'Main Fund: Beginning Balance is empty.',
      'Grants: Beginning Balance is not a number.',
    ]);
    const empty = { ...MAIN, balance: { ...MAIN.balance, amount: 0 } };
    expect(balanceZeros(typed(empty, ''))).toEqual([]);
    expect(balanceZeros(typed(MAIN, '0'))).toEqual([]);
  });

  it.each(['4312.755', '1e3', '99999999999999', '12,50'])('is not %s: that is refused', (text) => {
    const edit = typed(MAIN, text).get(MAIN.id);
    expect(edit && balanceErrors(edit).text).toMatch(/^Beginning Balance (?:must be|has a comma)/);
  });
});
