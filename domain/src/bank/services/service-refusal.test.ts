import { describe, expect, it } from 'vitest';
import { SETUP, serviceRow } from '../../../../tests/fixtures/service-files.ts';
import type { CalendarDate } from '../../time/dates.ts';
import { entriesOfRow } from './service-entries.ts';
import {
  serviceAccountProblem,
  serviceEntryRefusal,
  type ServiceBooks,
} from './service-refusal.ts';
import type { ServiceRowTexts } from './service-row.ts';

const OPEN = { name: 'PayPal', openingDate: '2026-07-01', kind: 'paymentService' };
const BOOKS: ServiceBooks = {
  account: () => OPEN,
  category: () => ({ name: 'Carnival' }),
  fund: () => ({ name: 'Main' }),
  accountsFrom: '2026-07-01' as CalendarDate,
  dayProblem: () => null,
};

const refusals = (own: Partial<ServiceBooks>, row: Partial<ServiceRowTexts> = {}) =>
  entriesOfRow(serviceRow(row), { setup: SETUP, service: 'PayPal' }).map((entry) =>
    serviceEntryRefusal(entry, { ...BOOKS, ...own }),
  );

describe('an entry of a row', () => {
  it('fits open books', () => {
    expect(refusals({})).toEqual([null, null]);
    expect(refusals({}, { kind: 'payout', fee: '' })).toEqual([null]);
  });

  it('is refused on a closed day', () => {
    expect(refusals({ dayProblem: (day) => `${day} is closed.` })).toEqual([
      '2027-06-30 is closed.',
      '2027-06-30 is closed.',
    ]);
    expect(refusals({ dayProblem: () => 'Closed.' }, { kind: 'payout', fee: '' })).toEqual([
      'Closed.',
    ]);
  });

  it('needs a category, a fund, and accounts that are in use', () => {
    expect(refusals({ category: () => null })[0]).toBe('Please choose a category from the list.');
    expect(refusals({ fund: () => null })[0]).toBe('Please choose a fund from the list.');
    expect(refusals({ fund: () => ({ name: 'Old', archived: true }) })[1]).toBe(
      '“Old” is archived.',
    );
    expect(refusals({ account: () => null })[0]).toBe('Please choose an account from the list.');
    expect(refusals({ account: () => ({ ...OPEN, archived: true }) })[0]).toBe(
      '“PayPal” is archived.',
    );
    const [gross] = entriesOfRow(serviceRow(), { setup: SETUP, service: 'PayPal' });
    if (gross?.collection !== 'revenueItems') throw new Error('no revenue');
    const { accountId: _accountId, ...fields } = gross.fields;
    expect(serviceEntryRefusal({ ...gross, fields }, BOOKS)).toBe(
      'Please choose the account for this entry.',
    );
    const late = { ...OPEN, openingDate: '2027-07-01' };
    const lateBank = (id: string) => (id === 'checking' ? late : OPEN);
    expect(refusals({ account: lateBank }, { kind: 'payout', fee: '' })).toEqual([
      'This account opened after this date. Please choose another one.',
    ]);
  });
});

describe('a service', () => {
  it('has an account of its kind', () => {
    expect(serviceAccountProblem(OPEN)).toBeNull();
    expect(serviceAccountProblem({ kind: 'checking' })).toContain('Payment service');
    expect(serviceAccountProblem(null)).toContain('Payment service');
  });
});
