import { describe, expect, it } from 'vitest';
import { SETUP, serviceRow } from '../../../../tests/fixtures/service-files.ts';
import {
  netOf,
  serviceRowErrors,
  serviceRowKey,
  serviceSetupErrors,
  type ServiceRowTexts,
  type ServiceSetup,
} from './service-row.ts';

const errorsOf = (own: Partial<ServiceRowTexts>) => serviceRowErrors(serviceRow(own));

describe('a row', () => {
  it('needs a day, a kind, and an amount', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ date: '', kind: '', gross: '', fee: '' })).toEqual({
      date: 'Day is required.',
      kind: 'Kind is required.',
      gross: 'Enter the gross amount, above 0.',
    });
    expect(errorsOf({ gross: '-5' })).toHaveProperty('gross');
    expect(errorsOf({ fee: 'x' })).toHaveProperty('fee');
  });

  it('of a fee has only the fee', () => {
    expect(errorsOf({ kind: 'fee', gross: '' })).toEqual({});
    expect(errorsOf({ kind: 'fee', fee: '' })).toEqual({
      gross: 'A fee alone has no gross. Enter it as the fee.',
      fee: 'Enter the fee. Put a minus before one that was given back.',
    });
  });

  it('has no more sales tax than gross, and only for what’s sold', () => {
    expect(errorsOf({ tax: '100' })).toEqual({});
    expect(errorsOf({ tax: '100.01' })).toEqual({
      tax: 'Sales tax can’t be more than the gross.',
    });
    expect(errorsOf({ kind: 'payout', tax: '1' })).toEqual({
      tax: 'Only a sale or a refund has sales tax.',
    });
  });

  it('moves the balance by its gross less its fee', () => {
    expect(netOf(serviceRow())).toBe(96_80);
    expect(netOf(serviceRow({ kind: 'refund', gross: '20', fee: '-0.59' }))).toBe(-19_41);
    expect(netOf(serviceRow({ kind: 'payout', gross: '20', fee: '' }))).toBe(-20_00);
    expect(netOf(serviceRow({ kind: 'fee', gross: '', fee: '2' }))).toBe(-2_00);
  });

  it('is known by the service’s id, or by the page’s own', () => {
    expect(serviceRowKey({ serviceId: ' T1 ', kind: 'sale' }, 'x')).toBe('in T1');
    expect(serviceRowKey({ serviceId: 'T1', kind: 'refund' }, 'x')).toBe('out T1');
    expect(serviceRowKey({ serviceId: ' ', kind: 'sale' }, 'x')).toBe('row x');
  });
});

describe('what’s above the rows', () => {
  const EMPTY: ServiceSetup = {
    accountId: '',
    bankAccountId: '',
    categoryId: '',
    fundId: '',
    feeCategoryId: '',
    feeFundId: '',
    taxFundId: '',
  };
  const needed = (setup: Partial<ServiceSetup>, ...rows: readonly Partial<ServiceRowTexts>[]) =>
    Object.keys(serviceSetupErrors({ ...EMPTY, ...setup }, rows.map(serviceRow)));

  it('is needed for the rows that it’s for', () => {
    expect(serviceSetupErrors(SETUP, [serviceRow()])).toEqual({});
    expect(needed({})).toEqual(['accountId']);
    expect(needed({ accountId: 'a' }, { fee: '' })).toEqual(['categoryId', 'fundId']);
    expect(needed({ accountId: 'a' }, { categoryId: 'c', fundId: 'f' })).toEqual(['feeCategoryId']);
    expect(needed({ accountId: 'a' }, { kind: 'payout', fee: '' })).toEqual(['bankAccountId']);
    expect(needed({ accountId: 'a' }, { kind: 'fee', gross: '' })).toEqual([
      'feeCategoryId',
      'feeFundId',
    ]);
    expect(needed({ accountId: 'a', fundId: 'f' }, { kind: 'fee', categoryId: 'c' })).toEqual([]);
    expect(needed({ accountId: 'a' }, { categoryId: 'c', fundId: 'f', fee: '', tax: '1' })).toEqual(
      ['taxFundId'],
    );
    expect(serviceSetupErrors({ ...EMPTY, accountId: 'a' }, [serviceRow({ fee: '' })])).toEqual({
      categoryId: 'Category of sales is required for these rows.',
      fundId: 'Fund of sales is required for these rows.',
    });
  });

  it('has two accounts', () => {
    expect(needed({ accountId: 'a', bankAccountId: 'a' })).toEqual(['bankAccountId']);
  });
});
