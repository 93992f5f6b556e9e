import { describe, expect, it } from 'vitest';
import { SERVER_TIME } from '../../data/documents.ts';
import {
  balanceError,
  balanceZero,
  balanceZeros,
  editsOver,
  hasUnsaved,
  NO_EDITS,
  typeBalance,
  withoutEdits,
  writesOf,
} from './balance-edits.ts';
import type { FundCard } from './fund-cards.ts';

const MAIN: FundCard = {
  id: 'main',
  code: '4900',
  name: 'Main Fund',
  balance: { amount: 500, version: 3, lastUpdated: 1 },
};
const NEW: FundCard = { id: 'new', code: '4950', name: 'Grants', balance: null };

/** The write of a balance that was typed over; undefined when there is none. */
function written(card: FundCard, text: string) {
  return writesOf(typeBalance(NO_EDITS, card, text))[0];
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
    const fields = { fundId: 'main', amount, lastUpdated: SERVER_TIME };
    const place = { in: 'fundBalances', version: 3, id: 'main' };
    expect(written(MAIN, text)).toEqual({ kind: 'update', ...place, fields });
  });
  it('creates the first balance of a fund, a zero that was typed as well', () => {
    for (const [text, amount] of [
      ['7', 7],
      ['0', 0],
    ] as const) {
      const fields = { fundId: 'new', amount, lastUpdated: SERVER_TIME };
      expect(written(NEW, text)).toEqual({ kind: 'create', in: 'fundBalances', id: 'new', fields });
    }
    expect(written(NEW, '0.00')).toBeUndefined();
  });
  it('goes from the version at which the typing began', () => {
    const begun = typeBalance(NO_EDITS, MAIN, '1');
    const moved = { ...MAIN, balance: { amount: 600, version: 4, lastUpdated: 2 } };
    expect(writesOf(typeBalance(begun, moved, '12'))[0]).toMatchObject({ version: 3 });
  });
});

it('saves over what another admin has stored, when told to', () => {
  const edits = typeBalance(typeBalance(NO_EDITS, MAIN, '1'), NEW, '2');
  const current = { amount: 9, version: 8, lastUpdated: 5 };
  const over = editsOver(edits, [
    { id: 'main', current },
    { id: 'new', current: { ...current, version: 1 } },
  ]);
  expect(writesOf(over)).toMatchObject([
    { kind: 'update', version: 8, fields: { amount: 1 } },
    { kind: 'update', version: 1, fields: { amount: 2 } },
  ]);
  expect(writesOf(editsOver(edits, [{ id: 'main', current: null }]))).toMatchObject([
    { kind: 'create', id: 'main' },
    { kind: 'create', id: 'new' },
  ]);
  expect([...withoutEdits(edits, ['main']).keys()]).toEqual(['new']);
});

it('has unsaved edits from the first change until it is taken back', () => {
  expect(hasUnsaved(NO_EDITS)).toBe(false);
  expect(hasUnsaved(typeBalance(NO_EDITS, MAIN, '500.0'))).toBe(true);
  expect(hasUnsaved(typeBalance(NO_EDITS, MAIN, '500.00'))).toBe(false);
});

describe('a balance that would be saved as 0 (#110)', () => {
  it('says why, and nothing of what nobody typed', () => {
    const reason = (text: string) => balanceZero(typeBalance(NO_EDITS, MAIN, text).get('main'));
    expect(reason('12abc')).toBe('Beginning Balance is not a number.');
    expect(reason('')).toBe('Beginning Balance is empty.');
    expect(reason('12')).toBeNull();
    expect(reason('1e3')).toBeNull();
    expect(balanceZero(undefined)).toBeNull();
  });

  it('is asked about with its fund, unless nothing would be written', () => {
    const edits = typeBalance(typeBalance(NO_EDITS, MAIN, ''), NEW, 'x');
    expect(balanceZeros(edits)).toEqual([
      'Main Fund: Beginning Balance is empty.',
      'Grants: Beginning Balance is not a number.',
    ]);
    const empty = { ...MAIN, balance: { amount: 0, version: 3, lastUpdated: 1 } };
    expect(balanceZeros(typeBalance(NO_EDITS, empty, ''))).toEqual([]);
    expect(balanceZeros(typeBalance(NO_EDITS, MAIN, '0'))).toEqual([]);
  });

  it.each(['4312.755', '1e3', '99999999999999', '12,50'])('is not %s: that is refused', (text) => {
    const edit = typeBalance(NO_EDITS, MAIN, text).get('main');
    expect(edit && balanceError(edit)).toMatch(
      /^Beginning Balance (?:must be|was typed with a comma)/,
    );
  });
});
