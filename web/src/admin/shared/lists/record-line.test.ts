import { expect, it } from 'vitest';
import { recordLine } from './record-line.ts';

const nameOf = (collection: string, id: string) => `${id} of ${collection}`;

it('has a column for each field of the form, with names, labels and bare amounts', () => {
  const row = {
    id: 'one',
    version: 3,
    date: '2026-09-01',
    amount: -12.5,
    categoryId: 'fair',
    fundId: 'main',
    accountId: 'checking',
    paidTo: 'Pat',
    description: '=1+1',
    method: 'check',
    checkNumber: '1042',
  };
  expect(recordLine('manualExpenses', row, nameOf)).toEqual({
    date: '2026-09-01',
    amount: -12.5,
    category: 'fair of categories',
    fund: 'main of funds',
    account: 'checking of accounts',
    paidTo: 'Pat',
    description: '=1+1',
    reference: null,
    salesTax: null,
    method: 'Check',
    checkNumber: '1042',
  });
});

it('says yes for a flag that is set, and nothing for one that is not', () => {
  const fund = { code: '4900', name: 'Main', description: '', heldForOthers: true };
  expect(recordLine('funds', fund, nameOf)).toMatchObject({
    code: '4900',
    name: 'Main',
    description: null,
    heldForOthers: 'yes',
    archived: null,
  });
  const category = { name: 'Fair', requiresEventApprover: false };
  expect(recordLine('categories', category, nameOf)).toEqual({
    name: 'Fair',
    spanishName: null,
    requiresEventApprover: null,
    offForm: null,
    archived: null,
  });
});

it('keeps a choice that is no longer offered as it is stored', () => {
  const row = { method: 'barter' };
  expect(recordLine('manualExpenses', row, nameOf)).toMatchObject({ method: 'barter' });
});
